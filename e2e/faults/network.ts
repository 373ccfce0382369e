import { expect, submitButton } from '../fixtures.ts'
import { form } from '../words.ts'
import {
  kept,
  lostAnswer,
  lostCode,
  noNetwork,
  offline,
  openAwake,
  type Row,
  reset,
  sent,
  silence,
  waitsTenSeconds,
  withFault,
} from './scene.ts'

/** What happens on the way. */
export const networkFaults: Row[] = [
  { fault: 'it resets the connection', told: [kept], act: withFault(reset, kept) },
  { fault: 'its answer is lost after the row', told: [kept], act: withFault(lostAnswer, kept) },
  {
    fault: 'no network at the moment of sending',
    told: [kept],
    complains: offline,
    act: async ({ page, context, sends }) => {
      await openAwake(page)
      await context.setOffline(true)
      await sends(kept)
      await expect(page).toHaveURL('/registrieren')
    },
  },
  {
    fault: 'no network, and it returns while the visitor still looks',
    told: [kept],
    complains: offline,
    act: async ({ page, context, world, sends }) => {
      await openAwake(page)
      await context.setOffline(true)
      await sends(kept)
      await context.setOffline(false)
      await expect.poll(() => world.rows()).toHaveLength(1)
    },
  },
  {
    fault: 'no network since the form was opened, and it returns',
    told: [noNetwork, sent],
    complains: new RegExp(`${offline.source}|${lostCode.source}`),
    act: async ({ page, context, sends, reads }) => {
      await page.goto('/registrieren')
      await page.waitForLoadState()
      await context.setOffline(true)
      await sends(noNetwork)
      await expect(page).toHaveURL('/registrieren')
      await expect(submitButton(page)).toHaveText(form.knopf, { useInnerText: true })
      await context.setOffline(false)
      await submitButton(page).click()
      await reads(sent)
    },
  },
  {
    fault: 'the whole network hangs',
    told: [kept],
    act: async (scene) => {
      const { page, world, reads } = scene
      await openAwake(page)
      world.siteAnswers = false
      world.fault = silence
      await waitsTenSeconds(scene, () => expect(submitButton(page)).toBeEnabled())
      await reads(kept)
      await expect(page).toHaveURL('/registrieren')
    },
  },
]
