/**
 * Every place that listens to a gesture, to a press before it ends, or to a key that writes a character, with the way of a person
 * who cannot make it. `test/unit/stories/other-ways.test.ts` finds the places in the sources.
 */

/** A path, several fingers, two presses in a row, or a drop (WCAG 2.5.1, 2.5.7). */
export interface Gesture {
  path: string;
  gesture: string;
  /** With one press, or a few in a row. */
  press: string;
  keys: string;
  /** Path of a test or story in which the other way does the same. */
  test: string;
}

export const GESTURES: readonly Gesture[] = [
  {
    path: 'src/ui/fields/lists/use-row-drag.ts',
    gesture: 'A row of a list is dragged by its handle.',
    press: 'Two buttons at each row move it up and down.',
    keys: 'Space or Enter lifts the row, arrows move it, Escape puts it back.',
    test: 'test/unit/ui/fields/sortable.test.tsx',
  },
  {
    path: 'widgets/dealer-finder/deferred/map/use-gestures.ts',
    gesture: 'The map is dragged; two fingers or two presses zoom.',
    press:
      'A press on a place centres it; buttons zoom in, out, and to all dealers; the list has the same dealers.',
    keys: 'Arrows move the map, plus and minus zoom.',
    test: 'test/unit/widgets/dealer-finder/map.test.tsx',
  },
  {
    path: 'widgets/quiz/deferred/use-moves.ts',
    gesture: 'A swipe leads to the next question or the one before.',
    press: 'The buttons below the question.',
    keys: 'The same buttons, or arrows at the side.',
    test: 'test/unit/widgets/quiz/quiz.test.tsx',
  },
  {
    path: 'src/ui/parts/carousel.css',
    gesture: 'Slides are swiped, which is the browser’s own scrolling.',
    press: 'Buttons for the next and the previous one, and one for each slide.',
    keys: 'Arrows, Home and End.',
    test: 'test/e2e/kit/gallery.spec.ts',
  },
  {
    path: 'widgets/version-comparator/deferred/sheet.css',
    gesture: 'Columns are swiped, which is the browser’s own scrolling.',
    press: 'The scroll bar; fewer versions are compared by their buttons.',
    keys: 'Arrows, as the area takes the focus.',
    test: 'test/e2e/widgets/version-comparator/access.spec.ts',
  },
  {
    path: 'src/ui/fields/SliderField.tsx',
    gesture: 'The browser’s own slider is dragged.',
    press: 'A press on its line; the same value is typed into the field beside it.',
    keys: 'Arrows, Page Up and Down, Home and End; or the field.',
    test: 'test/unit/ui/fields.test.tsx',
  },
  {
    path: 'widgets/configurator/deferred/versions/VersionFilters.tsx',
    gesture: 'The browser’s own slider is dragged.',
    press: 'A press on its line.',
    keys: 'Arrows, Page Up and Down, Home and End.',
    test: 'test/unit/widgets/configurator/choices.test.tsx',
  },
  {
    path: 'widgets/barcode-scanner/deferred/ScannerControls.tsx',
    gesture: 'The browser’s own slider is dragged.',
    press: 'A press on its line; the code can also be typed or read from a photo.',
    keys: 'Arrows, Home and End.',
    test: 'test/unit/widgets/barcode-scanner/barcode-scanner.test.tsx',
  },
  {
    path: 'src/ui/fields/FileField.tsx',
    gesture: 'A file is dropped.',
    press: 'The button that opens the browser’s choice of files.',
    keys: 'The same button.',
    test: 'test/unit/ui/file-field.test.tsx',
  },
  {
    path: 'src/ui/import/ListImport.tsx',
    gesture: 'A list is dropped.',
    press: 'The button that opens the browser’s choice of files, or a field for pasted lines.',
    keys: 'The same button, or the field.',
    test: 'test/unit/ui/import/list-import.test.tsx',
  },
  {
    path: 'src/features/documents/RequiredDocument.tsx',
    gesture: 'A document is dropped.',
    press: 'The button that opens the browser’s choice of files.',
    keys: 'The same button.',
    test: 'test/e2e/widgets/document-upload/main-job.ts',
  },
];

/** Reacts before the press ends; what it does there is no act of the visitor's (WCAG 2.5.2). */
export interface EarlyPress {
  path: string;
  /** What happens at the beginning of the press, and where the act is. */
  what: string;
}

export const EARLY_PRESSES: readonly EarlyPress[] = [
  {
    path: 'src/element/loader.ts',
    what: 'Loads files of the pressed widget; the press itself is the widget’s.',
  },
  { path: 'src/ui/core/when-used.ts', what: 'Loads what a widget works with once it is used.' },
  { path: 'src/page/report/interactions.ts', what: 'Measures how long a press takes.' },
  { path: 'src/page/scroll.ts', what: 'Ends a scroll animation, which the visitor takes over.' },
  { path: 'src/page/anchor-scroll.ts', what: 'Ends a scroll animation, which the visitor takes over.' },
  {
    path: 'src/element/page-behaviours.ts',
    what: 'Tells elements that the page has marked of a press that starts outside (specification, Screens): what they do is the page’s.',
  },
  { path: 'src/ui/Combobox.tsx', what: 'Keeps the focus in the field; the click chooses.' },
  {
    path: 'src/ui/Dialog.tsx',
    what: 'Notes that the press is on the backdrop; the click closes if it also ends there.',
  },
  {
    path: 'src/ui/table/TableRow.tsx',
    what: 'Keeps text from being selected with Shift; the click selects rows.',
  },
  {
    path: 'src/ui/fields/lists/SortableList.tsx',
    what: 'Begins a drag, which ends where it is dropped; Escape takes it back.',
  },
  {
    path: 'widgets/dealer-finder/deferred/map/use-gestures.ts',
    what: 'Begins a drag of the map, which can be dragged back.',
  },
  {
    path: 'widgets/quiz/deferred/use-moves.ts',
    what: 'Begins a swipe, which counts as the finger is lifted.',
  },
];

/** Reacts to a key that writes a character, without Alt, Control or Command (WCAG 2.1.4). */
export interface CharacterKey {
  path: string;
  keys: string;
  /** Where the focus has to be for it: nowhere does the whole page listen. */
  focus: string;
  test: string;
}

export const CHARACTER_KEYS: readonly CharacterKey[] = [
  {
    path: 'widgets/quiz/deferred/use-moves.ts',
    keys: '1 to 9',
    focus: 'Within the question, and in no field that takes text.',
    test: 'test/unit/widgets/quiz/quiz.test.tsx',
  },
  {
    path: 'src/ui/table/keys/table-keys.ts',
    keys: '/ j k x e a n p ?',
    focus: 'Within the table, and in no field; a dialog of the table switches them off.',
    test: 'test/unit/ui/table/arrangement.test.tsx',
  },
  {
    path: 'widgets/dealer-finder/deferred/map/DealerMap.tsx',
    keys: '+ = -',
    focus: 'On the map itself.',
    test: 'test/unit/widgets/dealer-finder/map.test.tsx',
  },
  {
    path: 'widgets/configurator/deferred/steps/Zoom.tsx',
    keys: '+ = -',
    focus: 'Within the dialog with the enlarged car.',
    test: 'test/e2e/widgets/configurator/keyboard.spec.ts',
  },
];
