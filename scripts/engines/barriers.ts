import axe from 'axe-core'
import type { Visitor } from './visitor.ts'

const rules = axe
  .getRules()
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)

/** In the page, with a copy of axe of its own: what it finds by these rules. */
const findBarriers = new Function(
  'rules',
  `${axe.source}
  return axe.run({ runOnly: rules, resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120))),
  )`,
) as (rules: string[]) => Promise<string[]>

/** Nothing in the page, as it stands open, breaks a rule of axe, those of level AAA included. */
export const hasNoBarriers = ({ finds }: Visitor) =>
  finds('barriers', findBarriers, (found) => found.length === 0, rules)
