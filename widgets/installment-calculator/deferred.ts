import { Calculator } from './deferred/Calculator';

/** The deferred part of the calculator, in one chunk: stores, services, sliders. */
export const calculatorModule = { Calculator };
