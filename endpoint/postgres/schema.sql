-- Die Tabellen der Registrierungsannahme für PostgreSQL 13 oder neuer. Einmal ausführen; noch einmal
-- ausgeführt ändert die Datei nichts.

-- Jede Registrierung. „angaben“ ist der Datensatz der Website, „email“ die Adresse in Kleinbuchstaben.
CREATE TABLE IF NOT EXISTS anmeldungen (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  eingegangen timestamptz NOT NULL,
  email text NOT NULL,
  angaben jsonb NOT NULL,
  hinweis text NOT NULL DEFAULT ''
);
-- „hash“, weil eine Adresse länger sein darf, als in einen anderen Index passt.
CREATE INDEX IF NOT EXISTS anmeldungen_email ON anmeldungen USING hash (email);
CREATE INDEX IF NOT EXISTS anmeldungen_eingegangen ON anmeldungen (eingegangen);

-- Was ein Feld ausgefüllt hat, das Menschen nicht sehen: ein Programm oder ein Formularhelfer.
CREATE TABLE IF NOT EXISTS verdacht (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  eingegangen timestamptz NOT NULL,
  email text NOT NULL,
  sendung text NOT NULL
);
CREATE INDEX IF NOT EXISTS verdacht_email ON verdacht USING hash (email);

-- Prüfsummen ohne lesbare Angaben. Der Schlüssel sorgt dafür, dass nichts doppelt ankommt, auch nicht,
-- was Sie gelöscht haben.
CREATE TABLE IF NOT EXISTS verzeichnis (
  schluessel text PRIMARY KEY,
  zeit timestamptz NOT NULL
);

-- Wie viel in einer Minute von einer Adresse kam; als Prüfsumme. Was eine Stunde alt ist,
-- geht mit der nächsten Registrierung.
CREATE TABLE IF NOT EXISTS zaehler (
  minute timestamptz NOT NULL,
  absender text NOT NULL,
  grenze text NOT NULL,
  zahl integer NOT NULL,
  PRIMARY KEY (minute, absender, grenze)
);

-- Das Geheimnis hinter den Prüfsummen. Nicht ändern und niemandem zeigen.
CREATE TABLE IF NOT EXISTS geheimnis (
  nur_eines boolean PRIMARY KEY DEFAULT true CHECK (nur_eines),
  wert text NOT NULL
);
INSERT INTO geheimnis (wert)
VALUES (gen_random_uuid()::text || gen_random_uuid()::text)
ON CONFLICT DO NOTHING;
