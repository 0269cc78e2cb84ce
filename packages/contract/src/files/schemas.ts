import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { bytes } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields } from '../basics/schemas.ts';
import { setOf } from '../basics/sets.ts';
import { idParameter, text, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { FILE_PURPOSES, FILE_TYPES } from './values.ts';
import type * as types from './types.ts';

const referenceFields = {
  id: z.string().describe('`file_…`'),
  name: z.string().describe('Its name with the ending of its type, at most 104 characters.'),
  type: z.enum(FILE_TYPES).describe('Detected from its content, not from its name or the request.'),
  bytes: z.int().describe('Its size, at most 5 242 880.'),
};

/** A file, as the object that names it shows it. */
export const fileReference = typed<types.FileReference>('FileReference').component(referenceFields);

/** An uploaded file. Name it in evidence or in the business verification within a day, or it is deleted. */
export const uploadedFile = typed<types.UploadedFile>('UploadedFile').component({
  ...referenceFields,
  purpose: z.enum(FILE_PURPOSES).describe('What it may be named in.'),
  livemode: z.boolean().describe('True: live mode, and every document of the business verification. False: test mode.'),
  created_at: timestamp.describe('When it was uploaded.'),
  expires_at: timestamp.nullable().describe('When it is deleted; null: not while it is named.'),
});

export const fileUploadQuery = typed<types.FileUploadQuery>('FileUploadQuery').strict({
  purpose: z.enum(FILE_PURPOSES).describe('What it is for.'),
  name: text(LIMITS.fileNameLengthMax, 1)
    .optional()
    .describe('Shown to those who read it; of a path only the last part. Default: `document`.'),
  ...modeFields,
});

/** The body of an upload: only the bytes of the file. */
export const fileUpload = typed<types.FileUpload>('FileUpload').object({ bytes: bytes.describe('1 to 5 242 880.') });

/** Files that an object names. */
export const fileIds = describing(setOf(idParameter, LIMITS.filesEachMax));
