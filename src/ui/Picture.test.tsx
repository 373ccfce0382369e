import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { Picture } from './Picture.tsx'

const size = { width: 40, height: 30 }

test('A photograph is offered as AVIF, then WebP, then as it is; a drawing only as it is', () => {
  const photograph = renderToStaticMarkup(<Picture src="/bilder/anna.jpg" alt="Anna" {...size} />)
  expect(photograph.match(/\/bilder\/anna\.\w+/g)).toEqual([
    '/bilder/anna.avif',
    '/bilder/anna.webp',
    '/bilder/anna.jpg',
  ])
  expect(renderToStaticMarkup(<Picture src="/bilder/a.svg" alt="" {...size} />)).not.toContain(
    'source',
  )
})

test('An avatar holds the initials below its picture', () => {
  const avatar = renderToStaticMarkup(
    <Avatar name="Renate B." picture={<img src="/a.jpg" alt="" />} />,
  )
  expect(avatar).toMatch(/>RB<img/)
})
