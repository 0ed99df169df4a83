// A feature imports only the features before it, so that no feature needs itself.

const FEATURE = /(?:^|\/)server\/features\/([a-z-]+)\//

const order = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
  },
  create(context) {
    const [features] = context.options
    const own = FEATURE.exec(context.filename.replaceAll('\\', '/'))?.[1]
    if (own === undefined) return {}
    const check = ({ source }) => {
      const used = FEATURE.exec(source?.value.replace('#server/', 'server/') ?? '')?.[1]
      if (used === undefined || used === own) return
      const ranks = [own, used].map((name) => features.indexOf(name))
      if (ranks.includes(-1))
        context.report({
          node: source,
          message: 'Add the feature to the order of features in .oxlintrc.json.',
        })
      else if (ranks[0] < ranks[1])
        context.report({
          node: source,
          message: `${own} comes before ${used} in .oxlintrc.json and cannot import it.`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export of a plugin
export default { meta: { name: 'features' }, rules: { order } }
