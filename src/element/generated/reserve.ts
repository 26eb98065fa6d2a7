// Made by `npm run generate` from the widgets' element.ts; do not edit.

/**
 * Every widget's name; the reserved height in px (viewport up to 600 px, wider; 0 for none), or its aspect ratio and 0;
 * 1 for a Lit element, 0 for an island; and the reserved height up to 900 px, if different. A name with
 * [attribute=value i] is the same widget in another size.
 */
export const RESERVE: Record<
  string,
  readonly [phone: number | string, wider: number, lit?: 0 | 1, tablet?: number]
> = {
  account: [976, 727],
  'barcode-scanner': [502, 418],
  'car-image': ['7/5', 0, 1],
  'car-image[angle=wheel i]': ['1/1', 0],
  'card-wallet': [1050, 804],
  configurator: [1230, 946, 0, 1346],
  'configurator-summary': [160, 104],
  'configurator-summary[view=full i]': [720, 640],
  'contact-form': [865, 733],
  coupon: [535, 377],
  'dealer-checkin': [555, 439],
  'dealer-checkin[screen=dealer i]': [555, 439],
  'dealer-finder': [520, 480],
  'document-upload': [973, 723],
  'funding-flow': [1082, 613, 0, 719],
  garage: [953, 607],
  'go-back': [0, 0, 1],
  'hub-menu': [0, 0, 1],
  'identity-validation': [567, 567],
  'installment-calculator': [1678, 960, 0, 1390],
  'lead-form': [1060, 712],
  'lead-form[persons=physical i]': [984, 632],
  'lead-form[persons^=legal i]': [1304, 848],
  'lead-form[persons=legal i]': [1204, 764],
  'location-selector': [332, 332],
  'location-selector[layout=modal i]': [48, 48],
  login: [371, 371],
  'login[providers=google i]': [471, 471],
  'login[providers="google apple" i]': [531, 531],
  'login[providers="google apple facebook" i]': [591, 591],
  offers: [1000, 840],
  'order-timeline': [387, 387],
  orders: [677, 677],
  password: [281, 257],
  'password[mode=change i]': [213, 213],
  'password[mode=first i]': [573, 504],
  'qr-code': [224, 224, 1],
  'rental-interest': [1558, 1133],
  reservation: [807, 807],
  'security-photo': [530, 530],
  'service-scheduling': [1974, 1300],
  signup: [778, 656],
  'test-drive': [1701, 1105],
  'user-data': [909, 588],
  'version-comparator': [1200, 1200],
  'welcome-kit': [861, 566],
  whatsapp: [340, 240],
};
