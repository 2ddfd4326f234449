// Path data of the icons that a page may draw first, drawn for this shop.

export const iconPaths = {
  bag: 'M5.2 8.5h13.6l.9 10.6a1.3 1.3 0 0 1-1.3 1.4H5.6a1.3 1.3 0 0 1-1.3-1.4zM8.6 11V7.2a3.4 3.4 0 0 1 6.8 0V11',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  search: 'M10.8 4a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6zM16 16l4.5 4.5',
  user: 'M12 4a3.9 3.9 0 1 1 0 7.8A3.9 3.9 0 0 1 12 4zM4.4 20.4c.7-3.7 3.7-5.6 7.6-5.6s6.9 1.9 7.6 5.6',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'chevron-down': 'M5.5 9.5 12 16l6.5-6.5',
  'chevron-up': 'M5.5 14.5 12 8l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  check: 'M4.5 12.6 9.6 17.5 19.5 6.8',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  star: 'M12 3.6l2.6 5.3 5.8.9-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.8l5.8-.9z',
  alert: 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4zM12 7.8v5.2M12 16v.2',
} as const;

/** Icons that point along the line of reading and turn round where people read from the right. */
export const turningIcons: ReadonlySet<string> = new Set([
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'arrow-left',
  'truck',
]);
