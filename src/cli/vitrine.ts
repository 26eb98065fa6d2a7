/** The program `npx vitrine`. */
import facts from 'vitrine:call-facts';
import { main } from './main';

await main(process.argv.slice(2), facts);
