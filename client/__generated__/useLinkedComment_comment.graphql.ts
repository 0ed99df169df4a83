/**
 * @generated SignedSource<<90180c802bc4f40521706beea9f5777b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLinkedComment_comment$data = {
  readonly id: string;
  readonly parent: {
    readonly id: string;
    readonly parent: {
      readonly id: string;
      readonly parent: {
        readonly id: string;
        readonly parent: {
          readonly id: string;
          readonly parent: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
          } | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommentBranch_comment">;
  readonly " $fragmentType": "useLinkedComment_comment";
};
export type useLinkedComment_comment$key = {
  readonly " $data"?: useLinkedComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLinkedComment_comment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CommentBranch_comment"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLinkedComment_comment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Comment",
          "kind": "LinkedField",
          "name": "parent",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Comment",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Comment",
                  "kind": "LinkedField",
                  "name": "parent",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Comment",
                      "kind": "LinkedField",
                      "name": "parent",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};
})();

(node as any).hash = "c4521724bbf8262a22fa371e6aa1d5db";

export default node;
