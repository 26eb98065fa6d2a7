import type { Brand } from '#domain/core/brands';

/**
 * The line-up of each brand: a model per line with its versions below, the plainest first: code, shape, doors, model
 * year and name; then engine, gearbox, price in reais and name. Prices are plausible, but no offers.
 */
export const LINEUP: Record<Brand, string> = {
  fiat: `
358 hatch 5 2026 Argo
  F1 M5 92990 Drive 1.0
  F3 CV 105990 Drive 1.3 CVT
  F3 CV 112990 Trekking 1.3 CVT
341 city 5 2026 Mobi
  F1 M5 79990 Like 1.0
  F1 M5 83490 Trekking 1.0
  F1 M5 85990 Way 1.0
363 crossover 5 2027 Pulse
  F3 M5 101990 Drive 1.3
  H2 CV 132990 Audace T200 Hybrid
  H2 CV 144990 Impetus T200 Hybrid
376 crossover 5 2026 Fastback
  T2 CV 122990 T200
  H2 CV 151990 Audace T200 Hybrid
  T7 A6 169990 Limited T270
226 pickup 4 2026 Toro
  T7 A6 159490 Endurance T270
  T7 A6 191490 Volcano T270
  D2 A9 228490 Ranch 2.2 4x4
  D2 A9 231990 Ultra 2.2 4x4
281 pickup 4 2026 Strada
  F3 M5 111990 Endurance 1.3
  F3 CV 131990 Volcano 1.3 CVT
  T2 CV 146990 Ultra T200
357 sedan 4 2026 Cronos
  F1 M5 99990 Drive 1.0
  F4 M5 103990 Attractive 1.4
  F3 CV 122990 Precision 1.3 CVT
265 van 2 2025 Fiorino
  F4 M5 109990 Endurance 1.4
  F3 M5 112990 Endurance 1.3
  F3 M5 116990 Working 1.3
`,
  'fiat-abarth': `
36A crossover 5 2026 Pulse Abarth
  A7 A6 157990 Turbo 270
  A7 A6 163990 Turbo 270 Scorpion
  A7 A6 167990 Turbo 270 Stile
37A crossover 5 2026 Fastback Abarth
  A7 A6 177990 Turbo 270
  A7 A6 183490 Turbo 270 Scorpion
  A7 A6 187990 Turbo 270 Stile
33A city 3 2026 500e Abarth
  E6 A1 239990 Turismo
  E6 A1 254990 Scorpionissima
  E6 A1 262990 Cabriolet
38A crossover 5 2027 600e Abarth
  E8 A1 289990 Turismo
  E9 A1 312990 Competizione
  E9 A1 324990 Scorpionissima
`,
  jeep: `
609 suv 5 2026 Renegade
  T7 A6 141990 Altitude T270
  T7 A6 165990 Longitude T270 Hybrid
  T7 A9 189490 Willys T270 4x4
675 suv 5 2026 Compass
  T7 A6 174990 Sport T270
  T7 A6 197990 Longitude T270
  G2 A9 249990 Blackhawk Hurricane
  H7 A6 279990 Série S 4xe
598 suv 5 2027 Commander
  T7 A6 224990 Longitude T270
  T7 A6 249990 Limited T270
  D2 A9 314990 Overland 2.2 4x4
J21 suv 4 2026 Wrangler
  G2 A8 464990 Sahara
  G2 A8 499990 Rubicon
  G2 A8 519990 Rubicon Recon
J31 pickup 4 2026 Gladiator
  G6 A8 469990 Sport
  G6 A8 499990 Rubicon
  G6 A8 514990 Rubicon Hot Rod
6A1 crossover 5 2027 Avenger
  H2 CV 134990 Altitude T200 Hybrid
  H2 CV 149990 Longitude T200 Hybrid
  E5 A1 199990 Summit
`,
  ram: `
291 pickup 4 2026 Rampage
  D2 A9 219990 Big Horn 2.2 4x4
  G2 A9 262990 Rebel Hurricane 4x4
  D2 A9 272990 Laramie 2.2 4x4
  G2 A9 289990 R/T Hurricane 4x4
R15 pickup 4 2026 1500
  G3 A8 519990 Rebel Hurricane
  G3 A8 549990 Laramie Hurricane
  V8 A8 569990 Laramie Night Edition
R25 pickup 4 2026 2500
  D6 A8 539990 Laramie
  D6 A8 559990 Laramie Night Edition
  D6 A8 564990 Rodeo
R35 pickup 4 2026 3500
  D6 A8 589990 Laramie
  D6 A8 619990 Limited Longhorn
  D6 A8 634990 Limited Night Edition
295 pickup 4 2027 Dakota
  D2 A8 264990 Big Horn 2.2 4x4
  D2 A8 289990 Laramie 2.2 4x4
  D2 A8 294990 Warlock 2.2 4x4
`,
  dodge: `
D41 sedan 4 2026 Charger
  S6 A8 529990 R/T Sixpack
  S6 A8 589990 Scat Pack Sixpack
  EX A1 629990 Daytona Scat Pack
D51 suv 5 2026 Durango
  G6 A8 389990 GT V6
  V8 A8 449990 R/T V8
  V8 A8 474990 Citadel V8
D61 crossover 5 2025 Hornet
  G2 A9 269990 GT
  G2 A9 289990 GT Plus
  X2 A6 329990 R/T
D31 suv 5 2026 Journey
  C6 A6 199990 SXT
  C6 A6 219990 GT
  G2 A9 244990 R/T
`,
  chrysler: `
C30 sedan 4 2026 300
  G6 A8 349990 Touring V6
  G6 A8 379990 Limited V6
  V8 A8 439990 S V8
C40 van 5 2026 Pacifica
  G6 A9 399990 Touring L
  P6 CV 449990 Limited Hybrid
  P6 CV 484990 Pinnacle Hybrid
C45 van 5 2026 Voyager
  G6 A9 339990 LX
  G6 A9 354990 LXI
  G6 A9 369990 LXI Premium
C50 crossover 5 2027 Airflow
  E8 A1 319990 Touring
  E9 A1 364990 Limited
  E9 A1 389990 Pinnacle
`,
  citroen: `
1CSC hatch 5 2026 C3
  F1 M5 76990 Live 1.0
  F1 M5 86990 Feel 1.0
  T2 CV 104990 You T200
  T2 CV 108990 XTR T200
1CAX suv 5 2026 C3 Aircross
  T2 CV 119990 Feel T200
  T2 CV 129990 Feel Pack 7
  T2 CV 136990 Shine 7
1CBS crossover 5 2027 Basalt
  F1 M5 93990 Feel 1.0
  T2 CV 108990 Feel T200
  T2 CV 117990 Shine T200
  T2 CV 121990 Dark Edition T200
1CC4 suv 5 2025 C4 Cactus
  A6 A6 117990 Live 1.6
  A6 A6 127990 Feel Pack 1.6
  C6 A6 139990 Shine THP
1CJY van 4 2026 Jumpy
  B5 M6 209990 Furgão 1.5
  B5 M6 244990 Minibus 1.5
  E5 A1 289990 ë-Jumpy
`,
  peugeot: `
1PA9 hatch 5 2026 208
  F1 M5 86990 Active 1.0
  T2 CV 110990 Allure T200
  H2 CV 131990 GT T200 Hybrid
  E5 A1 225990 e-208 GT
1P2S suv 5 2026 2008
  T2 CV 134990 Active T200
  H2 CV 154990 Allure T200 Hybrid
  H2 CV 174990 GT T200 Hybrid
1P3S suv 5 2026 3008
  C6 A6 239990 Allure THP
  C6 A6 264990 GT THP
  C6 A6 279990 GT Pack THP
1P48 crossover 5 2027 408
  C6 A6 229990 Allure THP
  C6 A8 254990 GT THP
  E8 A1 309990 E-408 GT
1PPR van 4 2026 Partner
  F4 M5 104990 Rapid 1.4
  F3 M5 109990 Rapid Business 1.3
  F3 M5 114990 Rapid Business Pack 1.3
`,
  leapmotor: `
L10 suv 5 2026 C10
  E8 A1 189990 BEV
  R2 A1 199990 REEV
  R2 A1 209990 REEV Design
LB1 suv 5 2026 B10
  E8 A1 172990 Life
  E8 A1 182990 Life Pro
  E8 A1 192990 Design
LT3 city 5 2026 T03
  E3 A1 119990 Life
  E3 A1 126990 Life Plus
  E3 A1 132990 Design
L16 suv 5 2027 C16
  E9 A1 249990 BEV
  R2 A1 259990 REEV
  R2 A1 274990 REEV Premium
`,
};
