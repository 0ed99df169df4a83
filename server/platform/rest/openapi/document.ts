import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { ACCESS_TOKEN_COOKIE, PRODUCT_NAME } from '#rules/limits.ts'
import { completeDocument } from './complete-document.ts'
import { HEADERS, PARAMETERS } from './headers.ts'
import { TAGS } from './tags.ts'

const DESCRIPTION = `The REST API of ${PRODUCT_NAME}. The GraphQL API at \`/graphql\` has the same behavior.

Every error is \`{"success": false, "message": "…", "code": "…"}\` with the matching status. \`VALIDATION_FAILED\` has the
message of the first invalid field. A path responds to unsupported methods with 405 and lists the supported ones in
\`Allow\`, as it does for OPTIONS. Paths that support GET also support HEAD.

Operations for members require the access token of \`login\` or a personal access token as \`Authorization: Bearer …\`, or
the cookie that \`login\` sets.

The templates \`/post/me/{id}\` and \`/post/{id}/share\` overlap only in \`/post/me/share\`. A fixed segment takes precedence over a
parameter, so that path belongs to \`/post/me/{id}\`. No ID is \`me\` or \`share\`, because IDs are UUIDs.`

const SECURITY_SCHEMES = {
  bearerToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The access token of `login`, or a personal access token.',
  },
  accessTokenCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: ACCESS_TOKEN_COOKIE,
    description: `Set by \`login\`. Over https its name is \`__Host-${ACCESS_TOKEN_COOKIE}\`.`,
  },
} as const

/** Collects the routes that are registered after this call in the document that `scope.swagger()` returns. */
export async function collectDocument(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} v1`,
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: scope.prefix, description: 'This site' }],
      tags: [...TAGS],
      components: { securitySchemes: SECURITY_SCHEMES, headers: HEADERS, parameters: PARAMETERS },
    },
    convertConstToEnum: false,
    transform: jsonSchemaTransform,
    transformObject: (collected) => {
      const document = jsonSchemaTransformObject(collected)
      return isOpenApi(document) ? completeDocument(document) : document
    },
  })
}

function isOpenApi(document: object): document is OpenAPIV3_1.Document {
  return 'openapi' in document
}
