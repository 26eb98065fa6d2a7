/** The proportions of a car, in centimetres: x from the axle or end that each names, y from the ground. */
export interface Form {
  length: number;
  height: number;
  width: number;
  /** Wheelbase, and the front overhang. */
  base: number;
  nose: number;
  /** Diameter of a tyre, and height of the sill. */
  tyre: number;
  clear: number;
  /** Foot of the windscreen, x behind the front axle. */
  cowl: Point;
  /** Front edge of the bonnet, x from the nose. */
  hood: Point;
  /** The roof's front x behind the front axle, its rear x behind the rear axle, and its height there. */
  roof: readonly [front: number, rear: number, y: number];
  /** Upper edge of the tailgate or bed, x from the rear end. */
  tail: Point;
  /** Foot of the rear window of a car with a boot, x from the rear end; the back of a pickup's cab, ahead of the rear axle. */
  deck?: Point;
  /** Lower edge of the windows, in front and behind. */
  belt: Point;
  /** Rear end of the side windows, x behind the rear axle, below and above. */
  glass: Point;
  /** Pillars between the windows, behind the front axle. */
  pillars: readonly number[];
  lamp: 'sweep' | 'slim' | 'block' | 'round' | 'split';
  light: 'wrap' | 'tall' | 'block' | 'slim';
  /** Bars of the grille; 0 for a closed face. */
  bars: number;
  /** Spokes of a rim. */
  spokes: number;
  parts: readonly string[];
}
export type Point = readonly [x: number, y: number];

/**
 * One model a line, by its code; those of one brand differ in outline. Parts: clad (plastic sills and arches), square (such
 * arches with corners), rails, spoiler, lip (of the lid), spare, bar (over the bed), slide (sliding door), panel (closed sides), dark (rims),
 * bump (pads on the doors), chrome, steps, twin (wide rear arches).
 */
const TABLE = `
code L   H   W   base nose tyre clear cowl   hood   roof       tail   deck   belt    glass  pillars     lamp  light bars spokes parts
358  400 150 172 252  83   60   19    30,97  13,80  108,18,137 9,97   -      91,98   20,-2  128,214     sweep wrap  2 10
341  357 150 163 231  70   57   20    24,101 9,86   92,30,141  5,100  -      94,105  30,18  118,196     block tall  1 8  clad
363  410 158 177 253  84   65   23    30,106 7,92   106,18,146 11,106 -      99,108  26,2   128,216     slim  slim  3 5  clad,rails
376  445 154 178 253  88   66   23    30,104 9,90   106,-42,150 9,110 -      98,106  18,-52 128,216     slim  slim  3 5  clad,lip
226  495 173 185 299  92   70   27    28,113 13,97  112,-78,166 3,113 58,113 105,112 -66,-84 132,222    split tall  4 6  clad,rails
281  448 160 173 274  80   63   22    24,103 9,88   100,-78,153 3,101 66,101 96,101  -72,-86 122,188     sweep tall  2 8  clad,bar
357  436 150 173 252  83   60   18    30,97  13,80  108,-22,140 4,104 42,103 91,99   18,-20 128,214     sweep wrap  4 12 chrome
265  438 190 164 272  76   58   19    14,106 9,88   84,78,186  2,118  -      96,96   -148,-148 -        block tall  1 6  panel
36A  412 155 178 253  85   67   20    30,103 6,90   108,16,142 12,106 -      97,107  26,0   128,216     slim  slim  5 10 clad,spoiler,dark
37A  447 151 179 253  89   68   20    31,101 8,88   108,-36,146 7,110 -      96,105  18,-48 128,216     slim  slim  5 10 lip,spoiler,dark
33A  367 152 168 232  73   62   17    22,102 8,82   92,16,138  11,97  -      94,98   14,4   132         round block 0 8  spoiler
38A  418 154 178 256  82   65   19    26,104 9,86   102,22,140 11,102 -      97,101  28,4   126,214     round wrap  0 7  spoiler,dark
609  427 169 180 257  81   69   26    40,117 3,109  86,54,165  2,114  -      109,112 44,44  126,214     round block 7 5  clad,square,rails
675  442 163 182 264  88   68   24    34,111 6,100  108,36,153 7,112  -      103,112 42,18  130,220     slim  slim  7 5  clad,rails
598  477 170 186 279  91   70   24    34,114 5,104  106,80,161 4,114  -      105,112 74,58  130,222,292 slim  slim  7 10 clad,rails,chrome
J21  488 186 188 301  66   82   34    56,124 2,119  80,86,183  20,120 -      118,118 76,76  118,218     round block 7 8  square,spare,steps
J31  560 188 190 349  70   82   35    56,125 2,120  82,-82,184 4,124  70,122 118,118 -80,-80 120,212     round block 7 8  square,steps
6A1  408 153 178 256  78   66   22    36,105 3,98   100,26,141 5,107  -      100,106 28,12  126,212     block block 7 5  clad
291  503 178 189 299  98   73   28    36,120 5,112  112,-68,170 3,120 52,120 111,118 -60,-76 132,222    block block 5 6  clad,steps
R15  590 195 206 367  100  80   34    58,131 7,121  116,-100,187 3,131 84,131 122,126 -92,-104 138,236  block tall  5 6  steps,chrome
R25  607 204 208 379  100  84   40    60,141 5,135  112,-108,197 3,140 94,140 131,134 -102,-110 138,236 block tall  4 8  steps
R35  660 204 212 429  100  84   40    60,141 5,135  112,-166,197 3,140 150,140 131,134 -158,-168 138,234 block tall 4 8  steps,twin,chrome
295  533 184 192 318  94   76   31    46,122 6,111  112,-78,176 3,121 62,121 113,119 -70,-84 130,220    split tall  6 6  clad,bar
D41  525 147 203 307  96   72   15    84,102 4,91   158,-44,141 3,109 26,111 97,104  2,-52  160         slim  slim  0 5  dark,lip
D51  510 178 192 304  90   76   23    58,119 6,108  128,72,165 6,116  -      109,114 72,44  146,240     slim  slim  3 5  spoiler
D61  452 161 184 264  94   71   21    46,110 8,97   118,20,145 10,113 -      103,112 34,2   134,220     slim  slim  2 5  spoiler,dark
D31  470 171 188 281  92   70   23    32,112 8,102  108,62,158 5,113  -      104,112 58,26  130,222     sweep wrap  6 10 rails,chrome
C30  504 149 190 305  86   72   17    78,108 3,98   144,-4,141 2,110  58,109 102,106 26,0   158,246     block tall  6 7  chrome
C40  518 178 202 309  97   69   17    4,112  13,90  112,78,160 7,108  -      97,104  86,56  132,238     sweep wrap  2 5  slide,chrome
C45  515 175 200 308  92   66   17    16,112 7,97   104,94,169 3,108  -      100,103 88,82  134,240     block tall  3 10 slide,rails
C50  470 158 190 286  88   72   19    26,107 10,92  116,-8,150 8,113  -      100,110 48,-22 136,228     slim  slim  0 12 lip
1CSC 398 159 173 254  77   64   23    32,108 5,99   96,28,148  6,106  -      101,106 24,12  124,210     split block 2 6  clad,rails
1CAX 432 167 174 267  78   66   24    32,111 5,101  94,66,158  4,108  -      103,107 66,48  124,214     split block 2 8  clad,rails
1CBS 435 158 177 264  80   67   23    32,108 5,99   102,-34,152 5,114 -      100,108 22,-46 126,214     split block 2 10 clad,lip
1CC4 417 154 176 260  84   66   20    26,106 11,88  106,24,140 10,103 -      98,103  30,6   128,216     slim  wrap  1 5  bump,rails
1CJY 531 194 192 328  89   69   20    2,120  15,96  78,102,189 2,122  -      108,108 -176,-176 -        sweep tall  2 8  panel,slide
1PA9 405 145 175 254  84   64   17    30,94  13,80  116,12,131 8,97   -      88,96   20,-10 132,216     sweep slim  3 6
1P2S 430 155 177 260  85   68   22    40,105 4,97   112,28,146 6,109  -      98,106  38,10  132,218     slim  slim  4 8  clad,rails
1P3S 454 164 190 274  92   71   22    38,111 4,104  112,-8,158 4,116  -      104,112 52,-22 134,226     slim  slim  6 12 clad,spoiler
1P48 469 149 185 279  93   70   20    36,100 8,90   118,-42,144 4,111 18,112 95,104  28,-56 136,224     slim  slim  6 5  clad,lip
1PPR 440 182 167 272  82   60   19    26,102 13,82  98,64,172  6,114  -      92,94   -142,-144 -        sweep tall  3 10 panel
L10  474 168 190 282  92   72   19    28,110 12,95  114,52,155 7,110  -      101,107 60,22  134,228     slim  slim  0 10
LB1  452 166 189 274  84   71   20    34,111 7,102  108,50,160 4,111  -      104,107 48,34  130,222     block slim  0 5  clad
LT3  362 158 165 240  61   59   17    4,104  7,88   84,34,149  6,102  -      97,104  34,22  114,196     round block 0 6
L16  492 178 191 283  96   72   20    28,114 10,100 108,88,168 4,112  -      105,109 84,64  134,228,296 slim  slim  0 8  chrome
`;

const numbers = (text: string) => text.split(',').map(Number);
const point = (text: string) => numbers(text) as unknown as Point;

function formOf(line: string): readonly [code: string, form: Form] {
  const cells = line.split(/\s+/);
  const [code = '', ...sizes] = cells;
  const [length = 0, height = 0, width = 0, base = 0, nose = 0, tyre = 0, clear = 0] = sizes.map(Number);
  const [cowl = '', hood = '', roof = '', tail = '', deck = '', belt = '', glass = '', pillars = ''] =
    cells.slice(8);
  const [lamp, light, bars, spokes, parts = ''] = cells.slice(16);
  const form = {
    ...{ length, height, width, base, nose, tyre, clear },
    cowl: point(cowl),
    hood: point(hood),
    roof: numbers(roof) as unknown as Form['roof'],
    tail: point(tail),
    ...(deck !== '-' && { deck: point(deck) }),
    belt: point(belt),
    glass: point(glass),
    pillars: pillars === '-' ? [] : numbers(pillars),
    lamp: lamp as Form['lamp'],
    light: light as Form['light'],
    bars: Number(bars),
    spokes: Number(spokes),
    parts: parts.split(','),
  };
  return [code, form];
}

/** By model code. */
export const FORMS: ReadonlyMap<string, Form> = new Map(TABLE.trim().split('\n').slice(1).map(formOf));

/** A kind of car looks like one of its models. */
const TYPICAL = {
  hatch: '358',
  city: '341',
  suv: '675',
  crossover: '363',
  pickup: '226',
  sedan: '357',
  van: '265',
} as const;
export type CarShape = keyof typeof TYPICAL;
export const SHAPES = Object.keys(TYPICAL) as readonly CarShape[];
export const isShape = (text: string): text is CarShape => Object.hasOwn(TYPICAL, text);

/** The form of a model code, or of a kind of car. */
export const formFor = (text: string): Form | undefined => FORMS.get(isShape(text) ? TYPICAL[text] : text);
