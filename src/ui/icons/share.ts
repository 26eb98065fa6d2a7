/** Icons of the ways to share a configuration. */
export const shareIcons = {
  link: 'M10 14a4.25 4.25 0 0 0 6 0l3.5-3.5a4.25 4.25 0 0 0-6-6L12 6M14 10a4.25 4.25 0 0 0-6 0l-3.5 3.5a4.25 4.25 0 0 0 6 6L12 18',
  share: 'M12 15.5V3M7.5 7.5L12 3l4.5 4.5M6.5 11H4v10h16V11h-2.5',
  chat: 'M3.5 20.5l1.3-4.3A8.5 8.5 0 1 1 8 19.3zM9 10.5h6M9 13.5h4',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.5',
  print: 'M7 8.5V3h10v5.5M7 17H4V8.5h16V17h-3M7 14h10v7H7z',
  file: 'M12 3.5v12M7.5 11l4.5 4.5 4.5-4.5M4 16.5V21h16v-4.5',
};
