/**
 * @generated SignedSource<<2fd9f63566857e85a63414bf345955ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseSubject_case$data = {
  readonly subject: {
    readonly __typename: "Comment";
    readonly createdAt: string;
    readonly databaseId: string;
    readonly isRemoved: boolean;
    readonly media: {
      readonly altText: string;
      readonly " $fragmentSpreads": FragmentRefs<"PostMedia_media">;
    } | null | undefined;
    readonly post: {
      readonly databaseId: string;
    };
    readonly text: string;
  } | {
    readonly __typename: "Group";
    readonly description: string;
    readonly group: {
      readonly " $fragmentSpreads": FragmentRefs<"GroupSubject_group">;
    } | null | undefined;
    readonly name: string;
    readonly rules: ReadonlyArray<string>;
  } | {
    readonly __typename: "Post";
    readonly createdAt: string;
    readonly databaseId: string;
    readonly isRemoved: boolean;
    readonly isSensitive: boolean;
    readonly media: {
      readonly altText?: string;
      readonly " $fragmentSpreads": FragmentRefs<"PostMedia_media">;
    } | null | undefined;
    readonly text: string;
  } | {
    readonly __typename: "User";
    readonly bio: string | null | undefined;
    readonly fullName: string;
    readonly username: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly subjectSnapshot: string;
  readonly " $fragmentType": "CaseSubject_case";
};
export type CaseSubject_case$key = {
  readonly " $data"?: CaseSubject_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseSubject_case">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRemoved",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PostMedia_media"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseSubject_case",
  "selections": [
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSensitive",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "media",
              "plural": false,
              "selections": [
                {
                  "kind": "InlineFragment",
                  "selections": (v5/*:: as any*/),
                  "type": "ImageMedia",
                  "abstractKey": null
                },
                {
                  "kind": "InlineFragment",
                  "selections": (v5/*:: as any*/),
                  "type": "VideoMedia",
                  "abstractKey": null
                },
                (v6/*:: as any*/)
              ],
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
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Post",
              "kind": "LinkedField",
              "name": "post",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ImageMedia",
              "kind": "LinkedField",
              "name": "media",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "Comment",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bio",
              "storageKey": null
            }
          ],
          "type": "User",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
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
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "GroupSubject_group"
                  }
                ],
                "type": "Group",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "group"
            }
          ],
          "type": "Group",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ModerationCase",
  "abstractKey": null
};
})();

(node as any).hash = "202663e2dc316920ba66f9211e28fb1d";

export default node;
