import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { itemOf, modeQuery } from '../basics/lists.ts';
import type { Get, MerchantOrKey, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery } from '../basics/types.ts';
import { fileUpload, fileUploadQuery, uploadedFile } from './schemas.ts';
import { FILE_TYPES, type FileUpload, type FileUploadQuery, type UploadedFile } from './types.ts';

/** Files that merchants upload: evidence, and documents of their business. */
export interface FileRoutes {
  readonly uploadFile: Post<
    '/gateway/files',
    MerchantOrKey,
    FileUploadQuery,
    FileUpload,
    ItemOf<'file', UploadedFile>,
    unknown
  >;
  readonly getFile: Get<'/gateway/files/{file_id}', MerchantOrKey, ModeQuery, ItemOf<'file', UploadedFile>>;
  readonly downloadFile: Get<'/gateway/files/{file_id}/content', MerchantOrKey, ModeQuery, string>;
  readonly downloadAnyFile: Get<'/admin/files/{file_id}/content', Operator, NoQuery, string>;
}

const fileParameters = z.object({ file_id: idParameter });

export const fileRoutes: RouteTable<FileRoutes> = {
  uploadFile: {
    method: 'POST',
    path: '/gateway/files',
    tag: 'Files',
    summary: 'Upload a PDF, JPEG or PNG as the raw body',
    // As evidence: a suspended merchant may upload, too.
    auth: { kind: 'merchant', scope: 'refunds:write' },
    audit: { action: 'file.upload', subject: { type: 'file', answer: 'file' } },
    parameters: noParameters,
    query: fileUploadQuery,
    body: fileUpload,
    upload: { bytesMax: LIMITS.fileBytesMax, types: FILE_TYPES },
    success: { 201: itemOf('file', uploadedFile) },
    errors: ['FILE_LIMIT'],
  },
  getFile: {
    method: 'GET',
    path: '/gateway/files/{file_id}',
    tag: 'Files',
    summary: 'Read the metadata of a file',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: fileParameters,
    query: modeQuery,
    success: { 200: itemOf('file', uploadedFile) },
    errors: ['FILE_NOT_FOUND'],
  },
  downloadFile: {
    method: 'GET',
    path: '/gateway/files/{file_id}/content',
    tag: 'Files',
    summary: 'Download a file, byte for byte',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: fileParameters,
    query: modeQuery,
    success: { 200: z.string() },
    files: FILE_TYPES,
    errors: ['FILE_NOT_FOUND'],
  },
  downloadAnyFile: {
    method: 'GET',
    path: '/admin/files/{file_id}/content',
    tag: 'Operator',
    summary: 'Download a file of any merchant, byte for byte',
    auth: operator,
    parameters: fileParameters,
    query: noQuery,
    success: { 200: z.string() },
    files: FILE_TYPES,
    errors: ['FILE_NOT_FOUND'],
  },
};
