import { z } from 'zod';
import { merchantOrKey, operator, route, routesOf } from '../basics/declare.ts';
import { MEMBERS, READ_CUSTOMERS, READ_FILES, SERVE } from '../people/roles.ts';
import { LIMITS } from '../basics/limits.ts';
import { itemOf, modeQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';
import { FILE_TYPES } from './values.ts';

/** Files that merchants upload: evidence, and documents of their business. */
export const fileRoutes = routesOf('Files', {
  // As evidence: a suspended merchant may upload, too.
  uploadFile: route.post('/gateway/files', merchantOrKey('refunds:write', SERVE), {
    summary: 'Upload a PDF, JPEG or PNG as the raw body',
    description:
      'At most 5 MiB; its content decides the type. A file that no evidence and no KYC names is deleted after a day. Repeated after a lost response, it may be there twice.',
    client: [
      { name: 'files.upload', params: 'FileParams', sends: { purpose: 'dispute_evidence' } },
      { name: 'kyc.uploadDocument', params: 'FileParams', sends: { purpose: 'business_verification' } },
    ],
    audit: { action: 'file.upload', subject: { type: 'file', answer: 'file' } },
    upload: { bytesMax: LIMITS.fileBytesMax, types: FILE_TYPES },
    query: schemas.fileUploadQuery,
    body: schemas.fileUpload,
    answer: itemOf('file', schemas.uploadedFile),
    status: 201,
    errors: ['FILE_LIMIT'],
  }),
  getFile: route.get('/gateway/files/{file_id}', merchantOrKey('payments:read', MEMBERS), {
    summary: 'Read the metadata of a file',
    query: modeQuery,
    answer: itemOf('file', schemas.uploadedFile),
    errors: ['FILE_NOT_FOUND'],
  }),
  downloadFile: route.get('/gateway/files/{file_id}/content', merchantOrKey('payments:read', READ_CUSTOMERS), {
    summary: 'Download a file, byte for byte',
    client: ['files.content', 'kyc.document'],
    files: FILE_TYPES,
    query: modeQuery,
    answer: z.string(),
    errors: ['FILE_NOT_FOUND'],
  }),
  downloadAnyFile: route.get('/admin/files/{file_id}/content', operator(READ_FILES), {
    summary: 'Download a file of any merchant, byte for byte',
    description: 'It is untrusted: never show it as a page.',
    client: 'files.content',
    files: FILE_TYPES,
    answer: z.string(),
    errors: ['FILE_NOT_FOUND'],
  }),
});
