import { Calculator } from './deferred/Calculator';

/** What the calculator needs once it is used, in one chunk: stores, services, sliders. */
export const calculatorModule = { Calculator };
