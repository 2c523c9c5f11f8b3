import { useEffect, useState } from 'react'
import { today } from '#site/browser/today.ts'
import { type CheckoutState, type CollectionChoice, chooseSlot } from '#site/checkout/checkout-choices.ts'
import { type CollectPlace, useCheckout } from '#site/checkout/checkout-context.tsx'
import { updateCheckout } from '#site/checkout/checkout-state.ts'
import { Group, Notice, NUMBERS, QuietButton } from '#site/checkout/parts.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Month, monthOfDay } from './collection-calendar.ts'
import { type FreeDay, useFreeDays } from './free-days.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

/** Where, which day, what time. */
export function CollectChoice({ state }: { state: CheckoutState }) {
  const { words, places } = useCheckout()
  const wish = state.clickAndCollect
  const [idAddress, setIdAddress] = useState(wish?.idAddress ?? places[0]?.id ?? 0)
  const place = places.find(({ id }) => id === idAddress) ?? places[0]
  if (!place) return <Notice kind="alert">{words.shipping.collect.noPlace}</Notice>
  const choosePlace = (id: number) => {
    setIdAddress(id)
    updateCheckout((before) => chooseSlot(before, null))
  }
  return (
    <div className="flex flex-col gap-10">
      <Group legend={words.shipping.collect.place}>
        {places.map(({ id, name, address, postalCode, city }) => (
          <Radio
            key={id}
            name="place"
            label={name}
            hint={`${address}, ${postalCode} ${city}`}
            checked={id === place.id}
            onChange={() => choosePlace(id)}
          />
        ))}
      </Group>
      <Appointment key={place.id} place={place} wish={wish?.idAddress === place.id ? wish : null} />
    </div>
  )
}

function Appointment({ place, wish }: { place: CollectPlace; wish: CollectionChoice | null }) {
  const { words, locale } = useCheckout()
  const [month, setMonth] = useState<Month>(() => monthOfDay(wish?.date ?? today()))
  const [day, setDay] = useState<string | null>(wish?.date ?? null)
  const { days, message, retry } = useFreeDays(place.idCalendar, month)
  const chosen = days?.find(({ date }) => date === day)
  useGoneSlot({ wish, days, month })
  return (
    <>
      <Group legend={words.shipping.collect.day}>
        {message !== null ? (
          <Notice kind="alert">
            <p>{message}</p>
            <QuietButton onClick={retry}>{words.retry}</QuietButton>
          </Notice>
        ) : (
          <MonthCalendar month={month} days={days} chosen={day} onMonth={setMonth} onChoose={setDay} />
        )}
      </Group>
      {day && chosen && <Slots place={place} day={chosen} wish={wish} />}
      <p role="status" className="empty:hidden">
        {wish &&
          fill(words.shipping.collect.chosen, {
            day: formatLongDay(wish.date, locale),
            from: formatHour(wish.from, locale),
            until: formatHour(wish.until, locale),
          })}
      </p>
    </>
  )
}

interface UseGoneSlotOptions {
  wish: CollectionChoice | null
  days: readonly FreeDay[] | null
  month: Month
}

/** A slot that filled up meanwhile is no longer chosen. */
function useGoneSlot({ wish, days, month }: UseGoneSlotOptions): void {
  const isOfMonth = wish !== null && sameMonth(monthOfDay(wish.date), month)
  const isFree = days?.some(
    ({ date, slots }) => date === wish?.date && slots.some(({ idSchedule }) => idSchedule === wish?.idSchedule),
  )
  useEffect(() => {
    if (isOfMonth && days && !isFree) updateCheckout((before) => chooseSlot(before, null))
  }, [isOfMonth, days, isFree])
}

function sameMonth(one: Month, other: Month): boolean {
  return one.year === other.year && one.month === other.month
}

function Slots({ place, day, wish }: { place: CollectPlace; day: FreeDay; wish: CollectionChoice | null }) {
  const { words, locale } = useCheckout()
  return (
    <Group legend={words.shipping.collect.hour} hint={formatLongDay(day.date, locale)}>
      <div className={`grid gap-3 desk:grid-cols-2 ${NUMBERS}`}>
        {day.slots.map(({ idSchedule, from, until, left }) => (
          <Radio
            key={idSchedule}
            name="slot"
            label={fill(words.shipping.collect.slot, {
              from: formatHour(from, locale),
              until: formatHour(until, locale),
            })}
            hint={left === 1 ? words.shipping.collect.lastPlace : undefined}
            checked={wish?.date === day.date && wish.idSchedule === idSchedule}
            onChange={() =>
              updateCheckout((before) =>
                chooseSlot(before, { idAddress: place.id, date: day.date, idSchedule, from, until }),
              )
            }
          />
        ))}
      </div>
    </Group>
  )
}
