import { useSite } from '../site/site-context.ts'
import { SiteName } from './SiteName.tsx'

const link =
  'inline-block cursor-pointer py-2 text-left text-weiss underline decoration-1 underline-offset-[0.22em]'
const heading = 'mb-2 font-sans text-body/snug font-bold tracking-[0] text-sonne'

export function Footer() {
  const { brand, shared, routes } = useSite()
  const list = (paths: typeof routes) =>
    paths.map(({ path, label }) => (
      <li key={path}>
        <a className={link} href={path}>
          {label}
        </a>
      </li>
    ))
  return (
    <footer className="bg-tanne-tief pt-16 pb-[calc(6.5rem+var(--toast,0px))] text-weiss print:contents print:text-ink">
      <div className="wrap grid grid-cols-1 wide:grid-cols-3 gap-8">
        <div className="-mt-3 break-inside-avoid">
          <SiteName />
          <p>{shared.fuss.text}</p>
          <p>
            <a className={link} href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
          <p>
            <a className={link} href={shared.fuss.menschen.ziel}>
              {shared.fuss.menschen.text}
            </a>
          </p>
        </div>
        <nav aria-label={shared.fuss.regionen}>
          <h2 className={heading}>{shared.fuss.regionen}</h2>
          <ul className="columns-2 gap-8">
            {list(routes.filter(({ sitemap }) => sitemap?.group === 'Regional'))}
          </ul>
        </nav>
        <nav aria-label={shared.fuss.rechtliches}>
          <h2 className={heading}>{shared.fuss.rechtliches}</h2>
          <ul>
            {list(
              routes.filter(
                ({ path, sitemap }) => sitemap?.group === 'Rechtliches' || path === '/sitemap',
              ),
            )}
            <li>
              <a className={link} href={shared.fuss.barrierefreiheit.ziel}>
                {shared.fuss.barrierefreiheit.text}
              </a>
            </li>
            <li>
              <button className={link} type="button" data-cookies="settings" hidden>
                {shared.cookies.aendern}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
