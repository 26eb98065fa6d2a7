/** Names of query parameters that may hold a credential or personal data: they are never stored nor put into links. */
export const PRIVATE_PARAMETER =
  /token|code|secret|state|nonce|key|pass|senha|session|cpf|cnpj|dni|mail|phone|fone|name|nome|birth|jwt|assertion/i;
