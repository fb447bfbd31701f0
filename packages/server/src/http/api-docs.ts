import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Server } from '../base/server.ts';

/** Where a person reads the API documentation; the OpenAPI file is below it at `json`. */
const API_DOCS_PATH = '/api-docs';

/** Describes every endpoint that is mounted after this call, and shows it. */
export async function serveApiDocs(server: Server, about: { title: string; version: string }): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: about,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    // Schemas that are known by a name stand among the components; without it, references to them lead nowhere.
    transformObject: jsonSchemaTransformObject,
  });
  await server.register(swaggerUi, { routePrefix: API_DOCS_PATH, staticCSP: true });
}
