// Grades of products for a search, from a line as "port = 3 named:Port+in:wine, WN-031; 1 WH-005": 3 is what was meant, 1 will do, 0 the rest.
import { all, type Database } from '../../../demo-host/backend/database';

export interface Shown {
  sku: string;
  name: string;
  brand: string;
  /** Paths of its categories. */
  paths: string[];
  /** Sizes of it or of its variants. */
  sizes: string[];
}

export interface Judged {
  search: string;
  /** By SKU; empty: there is nothing to find. */
  grades: ReadonlyMap<string, number>;
}

/** What a guest may find. */
export function shownProducts(db: Database): Shown[] {
  const rows = all<Omit<Shown, 'paths' | 'sizes'> & { paths: string | null; sizes: string | null }>(
    db,
    `SELECT p.sku, p.name,
       coalesce((SELECT o.label FROM product_value v JOIN attribute a ON a.id = v.attribute_id AND a.code = 'brand'
         JOIN attribute_option o ON o.id = v.value WHERE v.product_id = p.id), '') AS brand,
       (SELECT group_concat(url_path) FROM category_product c JOIN category ON category.id = category_id WHERE c.product_id = p.id) AS paths,
       (SELECT group_concat(o.label) FROM product_facet f JOIN attribute a ON a.id = f.attribute_id AND a.code = 'bottle_size'
         JOIN attribute_option o ON o.id = f.value WHERE f.product_id = p.id) AS sizes
     FROM product p JOIN product_index i ON i.product_id = p.id WHERE i.employee_only = 0`,
  );
  return rows.map((row) => ({
    ...row,
    paths: row.paths?.split(',') ?? [],
    sizes: row.sizes?.split(',') ?? [],
  }));
}

/** "in:wine/red" a category and those below it, "brand:…" and "named:…" how it begins or what it holds, "size:750", or a SKU. */
function fits(product: Shown, rule: string): boolean {
  return rule.split('+').every((part) => {
    const [, kind, text = ''] = /^(in|brand|named|size):(.*)$/.exec(part) ?? [];
    if (kind === 'in') return product.paths.some((path) => `/${path}/`.includes(`/${text}/`));
    if (kind === 'brand') return product.brand.startsWith(text);
    if (kind === 'named') return new RegExp(text, 'i').test(product.name);
    if (kind === 'size') return product.sizes.includes(`${text} ml`);
    return product.sku === part;
  });
}

export function judge(lines: string, products: readonly Shown[]): Judged[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [search = '', wanted = ''] = line.split(' = ');
      const grades = new Map<string, number>();
      for (const part of wanted === 'none' ? [] : wanted.split(';')) {
        const [, grade, rules = ''] = /^\s*([1-3]) (.*)$/.exec(part) ?? [];
        if (grade === undefined) throw new Error(`Not understood: ${line}`);
        for (const rule of rules.split(', ')) {
          const meant = products.filter((product) => fits(product, rule));
          if (meant.length === 0) throw new Error(`Nothing fits ${rule} of: ${line}`);
          for (const { sku } of meant) grades.set(sku, Math.max(Number(grade), grades.get(sku) ?? 0));
        }
      }
      return { search, grades };
    });
}
