/** The rows of a payload's tree: what is open, found and masked. Without a view. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What stands for a value that is not shown. */
export const MASK = '••••';

/** Keys whose values are never shown: who knows them can act in somebody's name. */
const SECRET =
  /token|passw|senha|contrasena|secret|segredo|authoriz|apikey|cookie|credential|privatekey|signature|^(pin|otp|cvv|cvc|pwd|bearer|jwt|auth)$|securitycode|sessionid|cardnumber|numerocartao/;
/** Keys of personal data: shown when somebody asks for them. */
const PERSONAL =
  /cpf|cnpj|cuil|cuit|^(dni|rg|name|nome|nombre|surname|sobrenome|apellido|login)$|fullname|firstname|lastname|email|mail$|phone|telefone|telefono|celular|mobile|birth|nascimento|nacimiento|address|endereco|domicilio|street|zipcode|postalcode|^cep$|documentnumber|taxid|plate|placa|chassi|^vin$/;
/** Keys of secrets in a text that is no payload. */
const KEY = /token|passw|senha|secret|authoriz|api_?key|cookie|cvv/i;

/** Returns a word without the web token at its end: what it begins with has a name, and a part follows. */
function withoutWebToken(word: string): string {
  const at = word.search(/\beyJ[\w-]/);
  return at < 0 || !/\.[\w-]/.test(word.slice(at)) ? word : `${word.slice(0, at)}${MASK}`;
}

/** Where the value of a key is, in a payload, and in one that is a text within another; what stands for it. */
const VALUES: readonly [key: RegExp, value: RegExp, mask: string][] = [
  [/"([\w-]*)"\s*:\s*/g, /"(?:[^"\\]|\\.)*"|[^\s,}\]]+/y, `"${MASK}"`],
  [/\\"([\w-]*)\\"\s*:\s*/g, /\\".*?\\"|[^\s,}\]]+/y, `\\"${MASK}\\"`],
];

/** Returns a text without the values of secret keys; of other keys those within their values too. */
function withoutValues(text: string, [key, value, mask]: (typeof VALUES)[number]): string {
  let out = '';
  let at = 0;
  key.lastIndex = 0;
  for (let found = key.exec(text); found; found = key.exec(text)) {
    if (!KEY.test(found[1] ?? '')) continue;
    const end = key.lastIndex;
    value.lastIndex = end;
    if (!value.test(text)) continue;
    out += text.slice(at, end) + mask;
    at = value.lastIndex;
    key.lastIndex = at;
  }
  return out + text.slice(at);
}

const plainKey = (key: string): string =>
  key
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

export type Guard = 'secret' | 'personal' | undefined;

export const guardOf = (key: string): Guard => {
  const plain = plainKey(key);
  return SECRET.test(plain) ? 'secret' : PERSONAL.test(plain) ? 'personal' : undefined;
};

/**
 * Returns a text without the secrets in it: the token of a header, a web token, a parameter of an address, the values of
 * keys. Each expression goes through the text once: whether a word or a key is one of a secret is asked of what was found.
 */
export const maskText = (text: string): string =>
  VALUES.reduce(
    withoutValues,
    text
      .replace(/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${MASK}`)
      .replace(/[\w.-]+/g, withoutWebToken)
      .replace(/([?&][\w-]*(?:token|key|secret|signature|password|code)=)[^&#\s"]+/gi, `$1${MASK}`),
  );

const isTree = (value: Json): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Returns a value as it may be shown or copied. A guarded key guards all that is in its value. */
export function masked(value: Json, guard: Guard, showsPersonal: boolean): Json {
  if (isTree(value)) {
    const inner = (key: string, each: Json) =>
      masked(each, guard === 'secret' ? guard : (guardOf(key) ?? guard), showsPersonal);
    if (Array.isArray(value))
      return (value as readonly Json[]).map((each) => masked(each, guard, showsPersonal));
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inner(key, each)]));
  }
  const isHidden = guard === 'secret' || (guard === 'personal' && !showsPersonal);
  if (isHidden && value !== null && value !== '') return MASK;
  return typeof value === 'string' ? maskText(value) : value;
}

export interface TreeRow {
  /** Unique; that of its parent, and its key. */
  path: string;
  parent: string | undefined;
  /** Empty for the whole payload. */
  key: string;
  level: number;
  position: number;
  siblings: number;
  /** The value, masked. */
  value: Json;
  guard: Guard;
  /** The number of its children; undefined for a plain value. */
  size: number | undefined;
  isOpen: boolean;
  /** A row that stands for so many further children, which are shown on demand. */
  more?: number;
}

export interface TreeView {
  open: ReadonlySet<string>;
  /** Children that are shown, by path; CHILDREN otherwise. */
  shown: Readonly<Record<string, number>>;
}

/** Children that are shown at first, and with each demand. */
export const CHILDREN = 100;

/** In a path, a slash of a key is written as ~1 (RFC 6901). */
const step = (key: string) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const childrenOf = (value: Json): [string, Json][] => (isTree(value) ? Object.entries(value) : []);

/** Returns the visible rows, in their order. The value is masked already. */
export function rowsOf(value: Json, { open, shown }: TreeView): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (each: Omit<TreeRow, 'size' | 'isOpen'>) => {
    const children = childrenOf(each.value);
    const isOpen = children.length > 0 && open.has(each.path);
    rows.push({ ...each, size: isTree(each.value) ? children.length : undefined, isOpen });
    if (!isOpen) return;
    const limit = shown[each.path] ?? CHILDREN;
    const siblings = children.length;
    children.slice(0, limit).forEach(([key, child], at) => {
      const path = each.path + step(key);
      const guard = guardOf(key) ?? each.guard;
      add({
        path,
        parent: each.path,
        key,
        level: each.level + 1,
        position: at + 1,
        siblings,
        value: child,
        guard,
      });
    });
    if (siblings <= limit) return;
    const path = `${each.path}//more`;
    const place = { parent: each.path, key: '', level: each.level + 1, position: limit + 1, siblings };
    rows.push({
      ...place,
      path,
      value: null,
      guard: undefined,
      size: undefined,
      isOpen: false,
      more: siblings - limit,
    });
  };
  add({ path: '', parent: undefined, key: '', level: 1, position: 1, siblings: 1, value, guard: undefined });
  return rows;
}

/** Hits of a search at most: the rest is counted no further. */
export const MOST_HITS = 1000;

/** Returns the paths of the keys and plain values that contain a text, of the value as it is shown. */
export function hitsOf(value: Json, wanted: string): string[] {
  const text = wanted.trim().toLowerCase();
  const hits: string[] = [];
  if (!text) return hits;
  const visit = (each: Json, path: string, key: string) => {
    if (hits.length >= MOST_HITS) return;
    const own = isTree(each) ? key : `${key}\n${each}`;
    if (own.toLowerCase().includes(text)) hits.push(path);
    for (const [name, child] of childrenOf(each)) visit(child, path + step(name), name);
  };
  visit(value, '', '');
  return hits;
}

/** Returns what must be open, and how many children shown, so that a path is visible. */
export function reveal(value: Json, path: string, { open, shown }: TreeView): TreeView {
  const next = { open: new Set(open), shown: { ...shown } };
  let at = value;
  let parent = '';
  for (const part of path.split('/').slice(1)) {
    next.open.add(parent);
    const entries = childrenOf(at);
    const index = entries.findIndex(([key]) => step(key) === `/${part}`);
    const needed = Math.ceil((index + 1) / CHILDREN) * CHILDREN;
    next.shown[parent] = Math.max(next.shown[parent] ?? CHILDREN, needed);
    at = entries[index]?.[1] ?? null;
    parent += `/${part}`;
  }
  return next;
}

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: Json, path: string): Json | undefined =>
  path
    .split('/')
    .slice(1)
    .reduce<Json | undefined>(
      (at, part) => childrenOf(at ?? null).find(([key]) => step(key) === `/${part}`)?.[1],
      value,
    );

/** Reads a payload: a text that is no JSON stays a text, without its secrets. */
export function readPayload(payload: unknown): { value: Json } | { text: string } {
  if (typeof payload !== 'string') return { value: (payload ?? null) as Json };
  try {
    return { value: JSON.parse(payload) as Json };
  } catch {
    return { text: maskText(payload) };
  }
}
