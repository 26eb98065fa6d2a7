import type { Fuel } from '#domain/vehicle/vehicle-kinds';

export interface Engine {
  name: string;
  fuel: Fuel;
  /** In cv and kgfm. */
  power: number;
  torque: number;
  /** In cm³; 0 for electric engines. */
  displacement: number;
  /** In km/l, or range in km for electric engines. */
  city: number;
  road: number;
  /** Acceleration in seconds to 100 km/h, and top speed in km/h. */
  sprint: number;
  top: number;
}

const engine = (
  name: string,
  fuel: Fuel,
  [power, torque, displacement]: readonly [number, number, number],
  [city, road]: readonly [number, number],
  [sprint, top]: readonly [number, number],
): Engine => ({ name, fuel, power, torque, displacement, city, road, sprint, top });

/** By two characters, which are part of the version's code as well. */
export const ENGINES = {
  F1: engine('1.0 Firefly 6V', 'Flex', [75, 10.7, 999], [14.2, 15.3], [13.8, 164]),
  F3: engine('1.3 Firefly 8V', 'Flex', [107, 13.7, 1332], [12.9, 14.6], [11.4, 180]),
  F4: engine('1.4 8V', 'Tetrafuel', [88, 12.5, 1368], [11.2, 13.1], [13.1, 170]),
  T2: engine('1.0 Turbo 200', 'Flex', [130, 20.4, 999], [12.1, 14.2], [9.4, 189]),
  H2: engine('1.0 Turbo 200 Hybrid', 'Flex Hybrid', [130, 20.4, 999], [13.4, 14.8], [9.2, 190]),
  T7: engine('1.3 Turbo 270', 'Flex', [176, 27.5, 1332], [10.6, 12.8], [8.8, 206]),
  A7: engine('1.3 Turbo 270 Abarth', 'Flex', [185, 27.5, 1332], [10.3, 12.4], [7.6, 215]),
  H7: engine('1.3 Turbo 4xe', 'Hybrid', [240, 27.5, 1332], [25.4, 24.2], [6.8, 206]),
  D2: engine('2.2 Turbodiesel', 'Diesel', [200, 45.9, 2184], [10.3, 13.4], [9.9, 200]),
  G2: engine('2.0 Turbo Hurricane 4', 'Gas', [272, 40.8, 1995], [8.2, 10.4], [6.9, 220]),
  G6: engine('3.6 V6 Pentastar', 'Gas', [284, 35.4, 3604], [7.4, 9.6], [8.1, 180]),
  G3: engine('3.0 Biturbo Hurricane', 'Gas', [420, 64.9, 2993], [7.1, 9.3], [5.3, 190]),
  S6: engine('3.0 Biturbo Sixpack', 'Gas', [550, 73.4, 2993], [6.9, 9.1], [4.0, 285]),
  V8: engine('5.7 V8 HEMI eTorque', 'Hybrid', [395, 56.7, 5654], [6.2, 8.4], [6.4, 180]),
  D6: engine('6.7 Turbodiesel Cummins', 'Diesel', [436, 148.7, 6690], [6.4, 8.1], [10.2, 160]),
  X2: engine('1.3 Turbo Plug-in', 'Hybrid', [288, 52.9, 1332], [21.7, 19.6], [5.6, 225]),
  P6: engine('3.6 V6 Plug-in', 'Hybrid', [260, 32.1, 3604], [23.8, 18.9], [7.9, 180]),
  A6: engine('1.6 16V', 'Flex', [120, 15.7, 1587], [10.9, 13.1], [10.9, 190]),
  C6: engine('1.6 Turbo THP', 'Gas', [165, 24.5, 1598], [10.1, 12.9], [8.3, 210]),
  B5: engine('1.5 BlueHDi', 'Diesel', [120, 30.6, 1499], [13.4, 15.2], [12.4, 170]),
  E3: engine('Elétrico 95 cv', 'Electric', [95, 16.1, 0], [403, 298], [12.7, 130]),
  E5: engine('Elétrico 136 cv', 'Electric', [136, 26.5, 0], [362, 290], [8.1, 150]),
  E6: engine('Elétrico 155 cv', 'Electric', [155, 24, 0], [303, 227], [7, 155]),
  E8: engine('Elétrico 218 cv', 'Electric', [218, 32.6, 0], [420, 338], [7.5, 170]),
  E9: engine('Elétrico 280 cv', 'Electric', [280, 35.2, 0], [334, 268], [5.8, 200]),
  EX: engine('Elétrico 670 cv', 'Electric', [670, 86.7, 0], [388, 321], [3.3, 217]),
  R2: engine('1.5 REEV', 'Hybrid', [215, 32.6, 1499], [28.4, 24.6], [8.5, 170]),
} as const satisfies Record<string, Engine>;
export type EngineKey = keyof typeof ENGINES;

/** By two characters: name of the gearbox, and number of forward gears. */
export const GEARS = {
  M5: { name: 'Manual', steps: 5 },
  M6: { name: 'Manual', steps: 6 },
  CV: { name: 'Automático CVT', steps: 7 },
  A6: { name: 'Automático', steps: 6 },
  A8: { name: 'Automático', steps: 8 },
  A9: { name: 'Automático', steps: 9 },
  DC: { name: 'Automático DCT', steps: 6 },
  A1: { name: 'Automático', steps: 1 },
} as const;
export type GearKey = keyof typeof GEARS;
