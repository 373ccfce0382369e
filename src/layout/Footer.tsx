import { useSite } from '../site/site-context.ts'
import { Logo } from '../ui/Logo.tsx'

export function Footer() {
  const { brand, shared, routes } = useSite()
  const list = (paths: typeof routes) =>
    paths.map(({ path, label }) => (
      <li key={path}>
        <a href={path}>{label}</a>
      </li>
    ))
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <a className="logo" href="/">
            <Logo line="#fff" />
            {brand.name}
          </a>
          <p>{shared.fuss.text}</p>
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
        </div>
        <nav aria-label={shared.fuss.regionen}>
          <h2>{shared.fuss.regionen}</h2>
          <ul className="two">
            {list(routes.filter(({ sitemap }) => sitemap?.group === 'Regional'))}
          </ul>
        </nav>
        <nav aria-label={shared.fuss.rechtliches}>
          <h2>{shared.fuss.rechtliches}</h2>
          <ul>
            {list(
              routes.filter(
                ({ path, sitemap }) => sitemap?.group === 'Rechtliches' || path === '/sitemap',
              ),
            )}
            <li>
              <button type="button" data-cookies="settings" hidden>
                {shared.cookies.aendern}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
