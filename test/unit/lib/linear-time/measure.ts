/** Prints, as JSON, which functions of the modules named on the command line grow with the square of a text's length. */
import { pathToFileURL } from 'node:url';
import { growing, type TakesText } from './growth';
import { textFunctions } from './text-functions';

const found: string[] = [];
let functions = 0;
for (const path of process.argv.slice(2)) {
  const module = (await import(pathToFileURL(path).href)) as Record<string, TakesText>;
  for (const name of textFunctions(path)) {
    functions += 1;
    for (const text of growing(module[name] as TakesText)) found.push(`${path} ${name}: ${text}`);
  }
}
// What the measuring would say of an expression that is quadratic, for which short texts do, and of a function that is not.
// A busy machine can hide it: what shares a core slows the short texts too.
const TRIES = 50;
const findsQuadratic = () => growing((text) => /-+$/.test(text), 1000).includes('"-\\u0000"');
const known = {
  quadratic: Array.from({ length: TRIES }).some(findsQuadratic),
  linear: growing((text) => text.trimEnd()).length === 0,
};
console.log(JSON.stringify({ functions, found, known }));
