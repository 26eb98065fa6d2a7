/** Sample code of the page "Conformance". */
export const COMMAND =
  'npx vitrine conformance --services https://services.example/{service} --origin https://www.brand.example';

export const SENTENCE = `GET /user/users/self (USR-04): the preflight for https://www.brand.example does not allow the header
authorization; answer Access-Control-Allow-Headers: authorization.`;

export const ARGUMENTS = `{
  "RCL-03": { "id": "R-17" },
  "getRecallCar": { "query": { "plate": "ABC1D23" } },
  "*": { "dealerId": "0815" }
}`;

export const IN_CI = `npx vitrine conformance --services https://test.example/{service} --origin https://www.brand.example \\
  --token-file "$TOKEN_FILE" --arguments conformance.json --junit conformance.xml`;
