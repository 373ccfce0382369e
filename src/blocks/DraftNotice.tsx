import type { BlockOf } from '../model/blocks.ts'

/** Shown by registration/draft-form.ts once it has put an earlier draft back into the form. */
export function DraftNotice({ wieder_da, loeschen, geloescht }: BlockOf<'formular'>['entwurf']) {
  return (
    <div role="status">
      <p className="draft" tabIndex={-1} hidden>
        {wieder_da}{' '}
        <button type="button" data-done={geloescht}>
          {loeschen}
        </button>
      </p>
    </div>
  )
}
