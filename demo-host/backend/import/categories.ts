// Finds or makes the categories that an import names.
import { urlKey } from '../catalog/url-key';
import { all, run, type Database } from '../database';
import { leadOn, succeed } from '../routing/addresses';
import { Identities } from './identities';

interface Node {
  id: number;
  parent_id: number | null;
  name: string;
  url_path: string;
  level: number;
  path: string;
}

/** A new database has no tree yet; Magento's first one is called Default Category. */
export function ensureRoot(db: Database): void {
  if (all(db, 'SELECT 1 FROM category WHERE level = 1 LIMIT 1').length > 0) return;
  const insert =
    'INSERT INTO category (id, parent_id, name, url_key, url_path, level, path, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
  run(db, insert, ...[1, null, 'Root Catalog', 'root-catalog', '', 0, '1', 0]);
  run(db, insert, ...[2, 1, 'Default Category', 'default-category', '', 1, '1/2', 1]);
}

export function rootNames(db: Database): Set<string> {
  return new Set(
    all<{ name: string }>(db, 'SELECT name FROM category WHERE level = 1').map((row) => row.name),
  );
}

/** Names of categories by their addresses, without suffix. */
export function shelvesOf(db: Database): Map<string, string> {
  const rows = all<{ address: string; name: string }>(
    db,
    'SELECT url_path AS address, name FROM category WHERE level >= 2',
  );
  return new Map(rows.map(({ address, name }) => [address, name]));
}

export class Categories {
  created = 0;
  private readonly nodes = new Map<number, Node>();
  private readonly byParent = new Map<string, Node>();
  private readonly addresses = new Set<string>();
  private readonly used = new Set<number>();
  private readonly ids: Identities;

  /** `isProduct`: of an address without suffix. */
  constructor(
    private readonly db: Database,
    private readonly isProduct: (address: string) => boolean,
  ) {
    this.ids = new Identities(db, 'category');
    for (const node of all<Node>(
      db,
      'SELECT id, parent_id, name, url_path, level, path FROM category ORDER BY level, id',
    ))
      this.remember(node);
  }

  /** Id of the category at the end of a path; all of the path exists afterwards. */
  ensure(names: readonly string[]): number {
    let node: Node | undefined;
    for (const name of names) {
      const parent: Node | undefined = node;
      const known = this.byParent.get(key(parent?.id ?? null, name));
      node = known ?? (parent ? this.create(parent, name) : this.root(name));
      this.used.add(node.id);
    }
    if (!node) throw new Error('A category path has no names.');
    return node.id;
  }

  /** Categories that are to stay, with what is above them. */
  use(ids: Iterable<number>): void {
    for (const id of ids)
      for (let node = this.nodes.get(id); node; node = this.nodes.get(node.parent_id ?? 0))
        this.used.add(node.id);
  }

  /** The names that lead to a category, from below the root. */
  namesOf(id: number): string {
    const names: string[] = [];
    for (let node = this.nodes.get(id); node && node.level >= 2; node = this.nodes.get(node.parent_id ?? 0))
      names.unshift(node.name);
    return names.join(' / ');
  }

  /** Removes every category that the import did not name; their addresses lead to what is nearest. */
  removeUnused(): number {
    this.ids.remember();
    const below = [...this.nodes.values()].filter((node) => node.level >= 2);
    const kept = below.filter((node) => this.used.has(node.id));
    const unused = below.filter((node) => !this.used.has(node.id));
    for (const node of unused.sort((one, other) => other.level - one.level)) {
      run(this.db, 'DELETE FROM category WHERE id = ?', node.id);
      const nearest = this.nearest(node, kept);
      const next = nearest && ({ type: 'category', id: nearest.id } as const);
      succeed(this.db, { type: 'category', id: node.id }, next);
      if (next) leadOn(this.db, node.url_path, next, 302);
    }
    return unused.length;
  }

  /** One of the same name, else what is left above it, else the first of the menu. */
  private nearest(gone: Node, kept: readonly Node[]): Node | undefined {
    const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    const ancestors = gone.path.split('/').map(Number).reverse();
    return (
      kept.find((node) => last(node.url_path) === last(gone.url_path)) ??
      ancestors.flatMap((id) => kept.find((node) => node.id === id) ?? [])[0] ??
      kept.find((node) => node.level === 2)
    );
  }

  private root(name: string): Node {
    const root = [...this.nodes.values()].find((node) => node.level === 1 && node.name === name);
    if (!root) throw new Error(`There is no root category "${name}".`);
    return root;
  }

  private create(parent: Node, name: string): Node {
    const position = [...this.nodes.values()].filter((node) => node.parent_id === parent.id).length + 1;
    const slug = urlKey(name) || `category-${Buffer.from(name).toString('hex').slice(0, 12)}`;
    const prefix = parent.level >= 2 ? `${parent.url_path}/` : '';
    let own = slug;
    for (let count = 2; this.isTaken(prefix + own); count++) own = `${slug}-${count}`;
    const level = parent.level + 1;
    const id = this.ids.next();
    const path = `${parent.path}/${id}`;
    run(
      this.db,
      `INSERT INTO category (id, parent_id, name, url_key, url_path, level, path, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, parent.id, name, own, prefix + own, level, path, position],
    );
    const node: Node = { id, parent_id: parent.id, name, url_path: prefix + own, level, path };
    this.remember(node);
    this.created++;
    return node;
  }

  private isTaken(address: string): boolean {
    return this.addresses.has(address) || this.isProduct(address);
  }

  private remember(node: Node): void {
    this.nodes.set(node.id, node);
    // Roots are found by name wherever they hang.
    this.byParent.set(key(node.level === 1 ? null : node.parent_id, node.name), node);
    if (node.level >= 2) this.addresses.add(node.url_path);
  }
}

function key(parentId: number | null, name: string): string {
  return `${parentId ?? 'root'}/${name.trim().toLowerCase()}`;
}
