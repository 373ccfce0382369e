import config from 'virtual:admin-config'
import CMS from '@sveltia/cms'
import { format } from './format.ts'
import { dataOf, textOf } from './keep-source.ts'
import { isStale } from './stale.ts'

CMS.registerCustomFormat(format, 'yaml', { fromFile: dataOf, toFile: textOf })
CMS.init({ config })

// A local folder would have to be allowed again.
const isLocal = () => localStorage.getItem('sveltia-cms.user')?.includes('"local"')
addEventListener('hashchange', (event) => {
  if (isStale(event, performance.now()) && !isLocal()) location.reload()
})
