// Runs the tests of MDN's HTTP Observatory in a process of its own, because Node reads
// NODE_EXTRA_CA_CERTS only at its start: node scan.mjs PACKAGE PORT PATH…
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', port, ...paths] = process.argv.slice(2)
const part = (file) => import(pathToFileURL(join(folder, 'src', file)).href)

const { retrieve } = await part('retriever/retriever.js')
const { ALL_TESTS } = await part('constants.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js')
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js')

// Its own `scan` takes no ports; these are the same steps.
async function scan(path) {
  const requests = await retrieve('localhost', { httpPort: port, httpsPort: port, path })
  const tests = ALL_TESTS.map((run) => run(requests)).map((output) => ({
    name: output.constructor.name,
    result: output.result,
    pass: output.pass,
    points: getScoreModifier(output.result),
  }))
  const sum = (all) => all.reduce((total, { points }) => total + points, 100)
  const withoutCredit = sum(tests.filter(({ points }) => points < 0))
  const score = withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : withoutCredit
  return { path, ...getGradeForScore(score), tests }
}

const reports = []
for (const path of paths) reports.push(await scan(path))
process.stdout.write(JSON.stringify(reports))
