const PRIVATE =
  /token|code|secret|state|nonce|key|pass|senha|session|cpf|cnpj|dni|mail|phone|fone|name|nome|birth|jwt|assertion/i;

/** Codes and names of places, dealers and cars: of nobody. */
const PUBLIC =
  /^(dealer|dealership|state|city|country|province|region|zone|area|brand|model|version|mvs|series|color|colour|offer|product|campaign)[_-]?(code|name)$/i;

/** Whether a query parameter may hold a credential or personal data, by its name: it is then never stored nor put into links. */
export const isPrivateParameter = (name: string): boolean => PRIVATE.test(name) && !PUBLIC.test(name);
