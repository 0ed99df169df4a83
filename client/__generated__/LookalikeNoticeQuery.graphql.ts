/**
 * @generated SignedSource<<a406013c6caa8197c8b1285341a787ec>>
 * @relayHash 780fcfa19320877b1bf43a1e1c7c04d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 676dccc5025cf9d38018a2329c56d1683cd3bf69181a79f6e459b6bde4af8d3e

import type { ConcreteRequest } from 'relay-runtime';
export type LookalikeNoticeQuery$variables = {
  mediaId: string;
};
export type LookalikeNoticeQuery$data = {
  readonly lookalikes: ReadonlyArray<{
    readonly author: {
      readonly isViewer: boolean;
      readonly username: string;
    };
    readonly createdAt: string;
    readonly databaseId: string;
    readonly id: string;
  }>;
};
export type LookalikeNoticeQuery = {
  response: LookalikeNoticeQuery$data;
  variables: LookalikeNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mediaId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "mediaId",
    "variableName": "mediaId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LookalikeNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "lookalikes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LookalikeNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "lookalikes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "676dccc5025cf9d38018a2329c56d1683cd3bf69181a79f6e459b6bde4af8d3e",
    "metadata": {},
    "name": "LookalikeNoticeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "548ed548730f485f16b102d338292251";

export default node;
