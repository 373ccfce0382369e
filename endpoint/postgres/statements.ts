import { knownAddress } from '../row.ts'

const daySeconds = 24 * 60 * 60

/** Times of keys. $1: the keys, separated by blanks. */
export const remembered = `
  SELECT schluessel, zeit FROM verzeichnis WHERE schluessel = ANY (string_to_array($1::text, ' '))`

/**
 * Adds to a counter, returns its sum, and deletes counters older than an hour. $1: start of the minute in
 * seconds, $2: sender, $3: name of the limit, $4: number to add.
 */
export const count = `
  WITH vergangen AS (
    DELETE FROM zaehler WHERE ctid IN (
      SELECT ctid FROM zaehler
      WHERE minute < to_timestamp($1::float8) - interval '1 hour'
      LIMIT 1000 FOR UPDATE SKIP LOCKED
    )
  )
  INSERT INTO zaehler AS bisher (minute, absender, grenze, zahl)
  VALUES (to_timestamp($1::float8), $2::text, $3::text, $4::int)
  ON CONFLICT (minute, absender, grenze) DO UPDATE SET zahl = bisher.zahl + $4::int
  RETURNING zahl`

const isNear = (seconds: string) =>
  `abs(extract(epoch FROM bisher.zeit) - ${seconds}::float8) < ${daySeconds}`

/**
 * $1: now, $2: when it was sent, both in seconds; $3::text to $5: keys of content, sending and proof, the
 * last perhaps empty. Writes the keys down, unless one of them forbids it. Of several that come at
 * once the key lets only one through: the others wait for it and then see what it has written.
 */
const claim = (room: string) => `
  WITH nachweis AS (
    INSERT INTO verzeichnis (schluessel, zeit)
    SELECT $5::text, to_timestamp($1::float8) WHERE $5::text <> '' AND ${room}
    ON CONFLICT DO NOTHING
    RETURNING 1
  ), inhalt AS (
    INSERT INTO verzeichnis AS bisher (schluessel, zeit)
    SELECT $3::text, to_timestamp($1::float8)
    WHERE ${room}
      AND ($5::text = '' OR EXISTS (SELECT FROM nachweis))
    ON CONFLICT (schluessel) DO UPDATE SET zeit = excluded.zeit
    WHERE NOT (${isNear('$1')} OR ${isNear('$2')})
    RETURNING 1
  ), sendung AS (
    INSERT INTO verzeichnis (schluessel, zeit)
    SELECT $4::text, to_timestamp($1::float8) FROM inhalt
    ON CONFLICT DO NOTHING
  )`

/** $6: address in small letters, $7: the record as JSON. */
export const storeRegistration = `${claim('true')}
  INSERT INTO anmeldungen (eingegangen, email, angaben, hinweis)
  SELECT to_timestamp($1::float8), $6::text, $7::text::jsonb,
    CASE WHEN EXISTS (SELECT FROM anmeldungen WHERE email = $6::text) THEN '${knownAddress}' ELSE '' END
  FROM inhalt
  RETURNING id`

/** $6: address in small letters, $7: all that came, $8: how many rows there may be. */
export const storeSuspect = `${claim(
  '(SELECT count(*) FROM (SELECT FROM verdacht LIMIT $8::int) AS alle) < $8::int',
)}
  INSERT INTO verdacht (eingegangen, email, sendung)
  SELECT to_timestamp($1::float8), $6::text, $7::text FROM inhalt
  RETURNING id`
