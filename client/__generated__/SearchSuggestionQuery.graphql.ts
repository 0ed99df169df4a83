/**
 * @generated SignedSource<<fab43dc49426e1c2ac838a6d9856fa1c>>
 * @relayHash ed9b7027caefef70ef1a8bb320e0441c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6763838650b835a1098f38078b100879e809425942bcb02c9d032f0c7e7d0849

import type { ConcreteRequest } from 'relay-runtime';
export type SearchSuggestionQuery$variables = {
  query: string;
};
export type SearchSuggestionQuery$data = {
  readonly searchSuggestion: string | null | undefined;
};
export type SearchSuggestionQuery = {
  response: SearchSuggestionQuery$data;
  variables: SearchSuggestionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "kind": "ScalarField",
    "name": "searchSuggestion",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SearchSuggestionQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SearchSuggestionQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6763838650b835a1098f38078b100879e809425942bcb02c9d032f0c7e7d0849",
    "metadata": {},
    "name": "SearchSuggestionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6be7fada97c48137605447a74bde2a9";

export default node;
