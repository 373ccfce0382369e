import { describe, expect, test } from 'vitest'
import { proposeEmail } from './email-proposal.ts'

describe('a slip is met with the address that was meant', () => {
  test.each([
    ['erika@gmx.d', 'erika@gmx.de'],
    ['erika@gmx.ed', 'erika@gmx.de'],
    ['erika@gmx.dee', 'erika@gmx.de'],
    ['erika@gxm.de', 'erika@gmx.de'],
    ['erika@gmxde', 'erika@gmx.de'],
    ['erika@gm.xde', 'erika@gmx.de'],
    ['erika@gmx', 'erika@gmx.de'],
    ['erika@gmx,de', 'erika@gmx.de'],
    ['erika@gmx..de', 'erika@gmx.de'],
    ['erika@gmx.de.', 'erika@gmx.de'],
    ['erika@gmx. de', 'erika@gmx.de'],
    ['erika muster@gmx.de', 'erikamuster@gmx.de'],
    ['erika@@gmx.de', 'erika@gmx.de'],
    ['erika.@gmx.de', 'erika@gmx.de'],
    ['erika@.gmx.de', 'erika@gmx.de'],
    ['erikagmx.de', 'erika@gmx.de'],
    ['erikaqgmx.de', 'erika@gmx.de'],
    ['erika/gmx.de', 'erika@gmx.de'],
    ['erika-t-online.de', 'erika@t-online.de'],
    ['erika@www.gmx.de', 'erika@gmx.de'],
    ['www.erika@gmx.de', 'erika@gmx.de'],
    ['erikaemail.de', 'erika@email.de'],
    ['erika€gmx.de', 'erika@gmx.de'],
    ['erika(at)gmx.de', 'erika@gmx.de'],
    ['jürgen@gmx.de', 'juergen@gmx.de'],
    ['erika@web.d', 'erika@web.de'],
    ['erika@webde', 'erika@web.de'],
    ['erika@wbe.de', 'erika@web.de'],
    ['erika@t-onlin.de', 'erika@t-online.de'],
    ['erika@tonline.de', 'erika@t-online.de'],
    ['erika@t.online.de', 'erika@t-online.de'],
    ['erika@t-olnine.de', 'erika@t-online.de'],
    ['erika@t-online.d', 'erika@t-online.de'],
    ['erika@t-onlinede', 'erika@t-online.de'],
    ['erika@gmial.com', 'erika@gmail.com'],
    ['erika@gamil.com', 'erika@gmail.com'],
    ['erika@gmai.com', 'erika@gmail.com'],
    ['erika@gmaill.com', 'erika@gmail.com'],
    ['erika@gmail.con', 'erika@gmail.com'],
    ['erika@gmail.cmo', 'erika@gmail.com'],
    ['erika@gmail.de', 'erika@gmail.com'],
    ['erika@gmail', 'erika@gmail.com'],
    ['erika@googelmail.com', 'erika@googlemail.com'],
    ['erika@freent.de', 'erika@freenet.de'],
    ['erika@hotmial.com', 'erika@hotmail.com'],
    ['erika@outlok.de', 'erika@outlook.de'],
    ['erika@yaho.de', 'erika@yahoo.de'],
    ['erika@acror.de', 'erika@arcor.de'],
    ['Erika@GMX.D', 'Erika@gmx.de'],
    ['Erika Muster <erika@gmx.de>', 'erika@gmx.de'],
    ['<mailto:erika@gmx.d>', 'erika@gmx.de'],
    ['\u202aerika@gmx.d\u202c', 'erika@gmx.de'],
    ['erika@blumen-muster.d', 'erika@blumen-muster.de'],
    ['erika@blumen-muster.con', 'erika@blumen-muster.com'],
    ['erika at web.de', 'erika@web.de'],
    ['erika AT web.d', 'erika@web.de'],
    ['erika klammeraffe web.de', 'erika@web.de'],
    ['erika Punkt muster ät web punkt de', 'erika.muster@web.de'],
    ['erika (a) web [dot] de', 'erika@web.de'],
    ['erika@web:de', 'erika@web.de'],
    ['erika@web.de/otto@web.de', 'erika@web.de'],
    ['erika (ät) web.de', 'erika@web.de'],
    ['(erika@web.de)', 'erika@web.de'],
    ['„erika@web.de“', 'erika@web.de'],
    ['E-Mail: erika@web.de', 'erika@web.de'],
    ['erika@web.de oder 0171 234567', 'erika@web.de'],
    ['erika@web.de, otto@web.de', 'erika@web.de'],
    ['Meine E-Mail ist erika@web.de', 'erika@web.de'],
    ['Tel. 0171 / erika@web.de', 'erika@web.de'],
    ['Mail:erika@web.de', 'erika@web.de'],
    ['[erika@web.de]', 'erika@web.de'],
  ])('%s: %s', (typed, meant) => {
    expect(proposeEmail(typed)).toBe(meant)
    expect(proposeEmail(meant)).toBeUndefined()
  })
})

describe('to what is right, or nobody can guess, nothing is said', () => {
  const providers = `gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu gmx.info gmx.org web.de t-online.de
    gmail.com googlemail.com freenet.de yahoo.de yahoo.com yahoo.at yahoo.fr aol.com aol.de arcor.de
    outlook.de outlook.com outlook.at hotmail.de hotmail.com hotmail.fr hotmail.it hotmail.se live.de
    live.com live.at live.nl msn.com icloud.com me.com mac.com posteo.de posteo.net posteo.at
    mailbox.org vodafone.de kabelmail.de online.de onlinehome.de alice.de alice-dsl.net unitybox.de
    netcologne.de versanet.de ewetel.net ewe.net osnanet.de mail.de mail.com email.de email.com
    ymail.com rocketmail.com protonmail.com proton.me pm.me tutanota.com tutanota.de tuta.io
    bluewin.ch hispeed.ch aon.at chello.at o2online.de o2mail.de 1und1.de magenta.de tele2.de
    kabelbw.de htp-tel.de mnet-online.de mnet-mail.de hamburg.de berlin.de wtnet.de vodafonemail.de
    telekom.de dokom.net nefkom.net mein.gmx gmx.biz fastmail.com zoho.com yandex.com mail.ru`
  const own = `wob.de weg.de wb.de gm.de gx.de mx.de gmz.de web.com web.at wer.de webb.de wirkzeit.de
    müller-bäckerei.de blumen-muster.de fu-berlin.de uni-koeln.de charite.de bund.de diakonie.org
    caritas.de vhs-trier.de mueller.dev familie-schulz.name kirche.bayern meier.berlin schulz.hamburg
    praxis.koeln example.org arco.de arbor.de alive.de maile.de malice.de line.de`
  test.each(`${providers} ${own}`.split(/\s+/))('%s', (domain) => {
    expect(proposeEmail(`erika.muster@${domain}`)).toBeUndefined()
  })
  test.each([
    '',
    'erika@web.de\u200b',
    "'erika'@web.de",
    'erika',
    '@',
    '@gmx.de',
    'gmx.de',
    'erika@',
    'erika@xyz',
    ' erika@gmx.de ',
    'Erika@GMX.de',
    'erika@con',
    '"M"@gmx.d',
  ])('„%s“', (typed) => expect(proposeEmail(typed)).toBeUndefined())
  test.each([' ', '<', '.', ':', ')'])('a million times „%s“', (sign) => {
    expect(proposeEmail(`a${sign.repeat(1_000_000)}@gmx.d`)).toBeUndefined()
  })
})
