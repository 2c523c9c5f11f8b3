import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import DynamicForm from '@mui/icons-material/DynamicFormOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventSeat from '@mui/icons-material/EventSeatOutlined'
import HowToReg from '@mui/icons-material/HowToRegOutlined'
import Tour from '@mui/icons-material/TourOutlined'
import { FORMS, LIST, type Screen } from './screen.ts'

/** What people come to and are asked, and who has come and answered. */
export const GUEST_SCREENS = {
  events: {
    group: 'content',
    area: 'content',
    icon: EventAvailable,
    has: FORMS,
    load: () => import('#office/events/events.tsx').then(({ eventPages }) => eventPages),
  },
  services: {
    group: 'content',
    area: 'content',
    icon: Tour,
    has: FORMS,
    load: () => import('#office/visits/services.tsx').then(({ servicePages }) => servicePages),
  },
  forms: {
    group: 'content',
    area: 'content',
    icon: DynamicForm,
    has: FORMS,
    load: () => import('#office/forms/forms.tsx').then(({ formPages }) => formPages),
  },
  agenda: {
    group: 'exchanges',
    area: 'guests',
    icon: CalendarMonth,
    has: LIST,
    load: () => import('#office/visits/agenda.tsx').then(({ agendaPages }) => agendaPages),
  },
  bookings: {
    group: 'exchanges',
    area: 'guests',
    icon: EventSeat,
    has: LIST,
    load: () => import('#office/visits/bookings.tsx').then(({ bookingPages }) => bookingPages),
  },
  registrations: {
    group: 'exchanges',
    area: 'guests',
    icon: HowToReg,
    has: LIST,
    load: () => import('#office/events/registrations.tsx').then(({ registrationPages }) => registrationPages),
  },
  formAnswers: {
    group: 'exchanges',
    area: 'guests',
    icon: Checklist,
    has: LIST,
    load: () => import('#office/forms/form-answers.tsx').then(({ formAnswerPages }) => formAnswerPages),
  },
} as const satisfies Record<string, Screen>
