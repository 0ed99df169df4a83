/**
 * @generated SignedSource<<d2cd0230c30b0227adea6d2dd8b3c4a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CaseAction = "DISMISS" | "MARK_SENSITIVE" | "REINSTATE" | "REMOVE" | "SUSPEND" | "WARN";
export type CaseStatus = "APPEALED" | "DECIDED" | "OPEN";
export type ReportReason = "COPYRIGHT" | "HARASSMENT" | "HATE" | "ILLEGAL" | "OTHER" | "SELF_HARM" | "SEXUAL" | "SPAM" | "VIOLENCE";
import type { FragmentRefs } from "relay-runtime";
export type CaseItem_case$data = {
  readonly decisions: ReadonlyArray<{
    readonly action: CaseAction;
  }>;
  readonly id: string;
  readonly newestReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly reason: ReportReason;
      };
    }>;
  };
  readonly openedAt: string;
  readonly reportCount: number;
  readonly status: CaseStatus;
  readonly subject: {
    readonly __typename: "Comment";
    readonly isRemoved: boolean;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
    } | null | undefined;
  } | {
    readonly __typename: "Post";
    readonly isRemoved: boolean;
    readonly isSensitive: boolean;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly subjectAuthor: {
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly username: string;
  } | null | undefined;
  readonly subjectSnapshot: string;
  readonly " $fragmentType": "CaseItem_case";
};
export type CaseItem_case$key = {
  readonly " $data"?: CaseItem_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseItem_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRemoved",
  "storageKey": null
},
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MediaThumb_media"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseItem_case",
  "selections": [
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectSnapshot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "subjectAuthor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 128
            }
          ],
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": "photoUrl(width:128)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "photoSrcSet",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSensitive",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "media",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "Post",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ImageMedia",
              "kind": "LinkedField",
              "name": "media",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "Comment",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "newestReports",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 10
        }
      ],
      "concreteType": "ReportConnection",
      "kind": "LinkedField",
      "name": "reports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Report",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reason",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "reports(last:10)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaseDecision",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};
})();

(node as any).hash = "be87abccb8a8f7fab6613f11733aef40";

export default node;
