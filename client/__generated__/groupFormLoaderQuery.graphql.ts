/**
 * @generated SignedSource<<b32e0d1899462401f576dbeee2bd4af5>>
 * @relayHash 006ac54952604c79112114a5ebcfb97b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31405beb48c096614ad9279f6f3ca28e82050ab6dd93d170e1ed5667a29d464f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
export type groupFormLoaderQuery$variables = {
  slug: string;
};
export type groupFormLoaderQuery$data = {
  readonly group: {
    readonly viewerRole: GroupRole | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GroupForm_group">;
  } | null | undefined;
};
export type groupFormLoaderQuery = {
  response: groupFormLoaderQuery$data;
  variables: groupFormLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "groupFormLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupForm_group"
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
    "name": "groupFormLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rules",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "joining",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImageMedia",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              {
                "alias": "smallUrl",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 480
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:480)"
              },
              {
                "alias": "largeUrl",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 1080
                  }
                ],
                "kind": "ScalarField",
                "name": "url",
                "storageKey": "url(width:1080)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "31405beb48c096614ad9279f6f3ca28e82050ab6dd93d170e1ed5667a29d464f",
    "metadata": {},
    "name": "groupFormLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "590932df919f9c38071cc9608022186e";

export default node;
