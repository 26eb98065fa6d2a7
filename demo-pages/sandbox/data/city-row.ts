/** Code, state, name, longitude, latitude, area code, postal ranges separated by spaces, size. */
export type CityRow = readonly [
  code: string,
  state: string,
  name: string,
  longitude: number,
  latitude: number,
  areaCode: string,
  postal: string,
  size: 1 | 2 | 3,
];
