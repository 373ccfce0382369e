import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

const fileName = /\.(?:svg|jpe?g|png|webp)$/i

const most = 200

/** Alternative texts that say too little or too much, or that they describe a picture. */
export function alternativeTexts({ kind, filled }: WrittenText): Problem | Problem[] {
  if (kind !== 'alt') return []
  const remedy =
    'Sagen Sie in einem Satz, was man sieht. Schmückt das Bild nur, schreiben Sie „dekorativ: ja“ statt „alt“.'
  if (filled.length < 15 || fileName.test(filled))
    return { message: `„${filled}“ sagt zu wenig von dem, was auf dem Bild zu sehen ist.`, remedy }
  const [start] =
    /^(?:(?:Ein |Das )?(?:Bild|Foto|Grafik|Illustration|Zeichnung) (?:von|zeigt|mit|einer|eines|zum?|zur)|(?:(?:Auf dem (?:Bild|Foto)|Hier) (?:ist|sind|sieht man)|Zu sehen (?:ist|sind)))\s/i.exec(
      filled,
    ) ?? []
  if (start)
    return {
      message: `Dass es ein Bild ist, wird ohnehin vorgelesen: „${start.trim()}“.`,
      remedy: `Beginnen Sie mit dem, was man sieht: ${filled.slice(start.length, start.length + 40)}`,
      needle: start.trim(),
    }
  if (filled.length <= most) return []
  return {
    message: `Die Beschreibung des Bildes hat ${filled.length} Zeichen; bis ${most} hört man gern zu.`,
    remedy: 'Sagen Sie in einem Satz, was man sieht. Alles Weitere gehört in den Text daneben.',
  }
}
