import { Admin, type AuthProvider, localStorageStore, Resource } from 'react-admin'
import { transport } from './ask.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data/data-provider.ts'
import { SOURCES } from './data/sources.ts'
import { BrokenPage, NotFoundPage } from './frame/FaultPage.tsx'
import { Frame } from './frame/Frame.tsx'
import { Notices } from './frame/Notices.tsx'
import { createI18nProvider } from './i18n-provider.ts'
import { currentLocale } from './locale.ts'
import { type Me, MeContext } from './me.ts'
import { pageOf } from './page-of.tsx'
import { SCREENS, type ScreenName } from './screens.ts'
import { themeIn } from './theme.ts'
import { TodayPage } from './today/TodayPage.tsx'

const dataProvider = createDataProvider({ transport, sources: SOURCES })
const i18nProvider = createI18nProvider()
const THEME = themeIn(currentLocale())
/** Filters and views stay in the browser until one signs out. */
const store = localStorageStore('1', 'office')

const RESOURCES = (Object.keys(SCREENS) as ScreenName[]).map((name) => ({
  name,
  icon: SCREENS[name].icon,
  ...Object.fromEntries(SCREENS[name].has.map((page) => [page, pageOf(name, page)])),
}))

/** The whole back office, for one person. */
export function Office({ me }: { me: Me }) {
  return (
    <MeContext value={me}>
      <Admin
        basename=""
        dataProvider={dataProvider}
        authProvider={authProviderOf(me)}
        i18nProvider={i18nProvider}
        store={store}
        theme={THEME}
        darkTheme={null}
        layout={Frame}
        dashboard={TodayPage}
        catchAll={NotFoundPage}
        notification={Notices}
        error={BrokenPage}
        loginPage={false}
        disableTelemetry
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </Admin>
    </MeContext>
  )
}

let known: { me: Me; provider: AuthProvider } | undefined

/** One for a person: a new one would make react-admin ask everything anew. */
function authProviderOf(me: Me): AuthProvider {
  if (known?.me !== me) known = { me, provider: createAuthProvider(me) }
  return known.provider
}
