// Who may import whom: one line for each house, types and imports at run time included; and no circle anywhere.
import { posix } from 'node:path';

/**
 * From left to right: an entry may import what stands after an arrow to its right. Nothing points back, nor to a neighbour.
 * What "+" joins is one entry.
 */
const lines = {
  '': 'tests → .storybook → demo-host → server → elements → src',
  src: 'navigation → account → checkout → content → catalog → cart → store-view → user → routing, app → transport, ui → graphql, storage, words, late → errors',
  elements: 'package → index → more → build, themes, analytics → tags → kit',
  server: 'cli, index → render → doctor, pages → proxy → http',
  'demo-host': `serve, dev → start → options, first-pictures → servers → cms-site, shop-site, shop-backend
    → advertised, builder-files, host-pages, braintree-token, build → runtimes → backend + payment, pages`,
  // The demo's card provider is a site of its own beside the backend, on the same database.
  'demo-host/backend': `import, studio → index → seed, retention → handle → faults → graphql, rest
    → nouns, create-context, open-database, home-page, media → checkout, contact, reviews → orders → wishlist → cart
    → ../payment → customer → newsletter → outbox, routing, page-cache → content, catalog → store-view, tax, images
    → rate-limits, rest-body, cache-id → text-lengths → context → profile → settings, migrations
    → database, settings-table → pages, page-of, selection, json, email, sql-time, masked-id → errors, visitor → headers`,
};

const houses = Object.entries(lines);

/** A folder, or a file of that name. */
const at = (path) => `^${path.replaceAll('.', '\\.')}(/|\\.tsx?$)`;

const rowsOf = ([house, line]) =>
  line
    .split('→')
    .map((row) =>
      row.split(',').map((entry) => entry.split('+').map((path) => posix.join(house, path.trim()))),
    );

/** What stands before an entry, and its neighbours, is out of its reach. */
const importOrder = (house) =>
  rowsOf(house).flatMap((row, rank, rows) =>
    row.flatMap((entry) => {
      const others = [...rows.slice(0, rank), row.filter((other) => other !== entry)].flat(2);
      const rule = {
        name: `import-order: ${entry.join(' + ')}`,
        comment: `It may import what stands after it on the line of ${house[0] || 'houses'} in .dependency-cruiser.mjs.`,
        severity: 'error',
        from: { path: entry.map(at) },
        to: { path: others.map(at) },
      };
      // No path at all would be every path.
      return others.length > 0 ? rule : [];
    }),
  );

/** Who stands on no line would be free to import everything, as the files are that wire src together. */
const withoutPlace = (house) => ({
  name: `import-order: no place in ${house[0]}`,
  comment: 'Give it its place on the line in .dependency-cruiser.mjs.',
  severity: 'error',
  from: {},
  to: { path: `^${house[0]}/[^/]+`, pathNot: [...rowsOf(house).flat(2).map(at), '^src/[^/]+\\.ts$'] },
});

export default {
  forbidden: [
    ...houses.flatMap(importOrder),
    ...houses.slice(1).map(withoutPlace),
    {
      name: 'features-take-a-storefront',
      comment: 'Features take a Storefront; only elements build one.',
      severity: 'error',
      from: { path: '^src/[^/]+/' },
      to: { path: '^src/storefront\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'documents-in-api-files',
      comment: 'Only a feature’s api files know the backend’s words.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['api\\.ts$', '^src/graphql/'] },
      to: { path: '^src/graphql/generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circle',
      comment: 'Move what both need to where both may import it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Stories are Storybook's, and import what draws them there.
    exclude: { path: '(^|/)node_modules/|\\.stories\\.tsx?$' },
  },
};
