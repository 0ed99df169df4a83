/**
 * @generated SignedSource<<d6ab3d5dbe2ce93ee64ee59f410521ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "APPEAL_DECIDED" | "COINS_RECEIVED" | "COMMENT_LIKED" | "COMMENT_REPLIED" | "CONTENT_REMOVED" | "FOLLOWED" | "GROUP_JOIN_APPROVED" | "GROUP_JOIN_REQUESTED" | "GROUP_ROLE_CHANGED" | "MENTIONED" | "POST_COMMENTED" | "POST_CREDITED" | "POST_LIKED" | "POST_REMIXED" | "REPORT_DECIDED" | "SECURITY" | "WARNED";
import type { FragmentRefs } from "relay-runtime";
export type NotificationItem_notification$data = {
  readonly actors: ReadonlyArray<{
    readonly id: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
  }>;
  readonly comment: {
    readonly text: string;
  } | null | undefined;
  readonly kind: NotificationKind;
  readonly path: string;
  readonly post: {
    readonly isSensitive: boolean;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
    } | null | undefined;
    readonly text: string;
  } | null | undefined;
  readonly text: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "NotificationItem_notification";
};
export type NotificationItem_notification$key = {
  readonly " $data"?: NotificationItem_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationItem_notification">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationItem_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actors",
      "plural": true,
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
      "storageKey": "actors(first:2)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comment",
      "kind": "LinkedField",
      "name": "comment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "post",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSensitive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "media",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MediaThumb_media"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notification",
  "abstractKey": null
};
})();

(node as any).hash = "9cde9c62326268e2604afd3152690a70";

export default node;
