import type { VitrineTag } from '#element/package/generated/elements';
import { pageDocument } from '#page/core/native';
import type { AccountProps } from '../attributes';
import type { Messages } from './messages';

/** A section: a widget by its tag, the content of an author's template, or, with neither, the benefits. */
export interface Section {
  id: string;
  label: string;
  tag?: VitrineTag;
  /** Of the widget. */
  attributes?: Record<string, string>;
  template?: HTMLTemplateElement;
}

const WIDGETS: Record<AccountProps['sections'][number], Pick<Required<Section>, 'tag' | 'attributes'>> = {
  'personal-data': { tag: 'vt-user-data', attributes: { steps: 'user-data' } },
  address: { tag: 'vt-user-data', attributes: { steps: 'address-data' } },
  dealer: { tag: 'vt-user-data', attributes: { steps: 'dealer-data' } },
  garage: { tag: 'vt-garage', attributes: {} },
  orders: { tag: 'vt-orders', attributes: {} },
  vouchers: { tag: 'vt-vouchers', attributes: {} },
  'card-wallet': { tag: 'vt-card-wallet', attributes: {} },
  password: { tag: 'vt-password', attributes: { mode: 'change' } },
};

/** Returns what an author's template holds; frameworks give it children instead of a content. */
const nodesOf = ({ content, childNodes }: HTMLTemplateElement): readonly Node[] => [
  ...(content.hasChildNodes() ? content.childNodes : childNodes),
];

/** Returns a copy of what an author's template holds. */
export const copyOf = (template: HTMLTemplateElement): Node[] =>
  nodesOf(template).map((node) => pageDocument.importNode(node, true));

/** Returns the sections of the attributes, then those of the author's templates, by their names. */
export function sectionsOf(account: AccountProps, element: HTMLElement, messages: Messages): Section[] {
  const { sections, configuratorUrl, paymentUrl, documentsUrl, photoUrl, welcomeKitUrl, giftUrl } = account;
  const { discountClub, eper, rewards } = account;
  const pages: Partial<Record<string, Record<string, string>>> = {
    garage: configuratorUrl ? { 'configurator-url': configuratorUrl } : {},
    orders: {
      ...(configuratorUrl && { 'cars-url': configuratorUrl }),
      ...(paymentUrl && { 'payment-url': paymentUrl }),
      ...(documentsUrl && { 'documents-url': documentsUrl }),
      ...(photoUrl && { 'photo-url': photoUrl }),
      ...(welcomeKitUrl && { 'welcome-kit-url': welcomeKitUrl }),
    },
    vouchers: giftUrl ? { 'gift-url': giftUrl } : {},
  };
  const all = new Map<string, Section>(
    sections.map((id) => {
      const { tag, attributes } = WIDGETS[id];
      return [id, { id, label: messages[id], tag, attributes: { ...attributes, ...pages[id] } }];
    }),
  );
  if (discountClub || eper || rewards) all.set('benefits', { id: 'benefits', label: messages.benefits });
  for (const template of element.querySelectorAll<HTMLTemplateElement>(':scope > template[data-section]')) {
    const { section: id = '', label = all.get(id)?.label ?? '' } = template.dataset;
    // It is shown, and it stands in the address.
    if (label && /^[a-z][\w-]*$/i.test(id)) all.set(id, { id, label, template });
  }
  return [...all.values()];
}

/** Returns the names of the library's widgets in an author's template, without vt-. */
const widgetsIn = (template: HTMLTemplateElement): string[] =>
  nodesOf(template)
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
    .flatMap(({ localName }) => (localName.startsWith('vt-') ? [localName.slice('vt-'.length)] : []));

/**
 * Resolves to the sections without those whose template has a tag that this version of the library does not have. If
 * that cannot be found out, all of them: the loader reports such a tag.
 */
export async function withoutUnknown(sections: readonly Section[]): Promise<readonly Section[]> {
  const named = (section: Section) => (section.template ? widgetsIn(section.template) : []);
  if (!sections.some((section) => named(section).length > 0)) return sections;
  try {
    const { isKnown } = await import('#element/heights');
    return sections.filter((section) => named(section).every(isKnown));
  } catch {
    return sections;
  }
}
