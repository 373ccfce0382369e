import config from 'virtual:admin-config'
import CMS from '@sveltia/cms'
import { format } from './format.ts'
import { dataOf, textOf } from './keep-source.ts'

CMS.registerCustomFormat(format, 'yaml', { fromFile: dataOf, toFile: textOf })
CMS.init({ config })
