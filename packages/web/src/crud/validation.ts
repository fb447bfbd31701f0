import { createSchema, type EntityDef, type Field, type FieldError } from '@pellucid/contract';
import type { z } from 'zod';
import { ApiProblem } from '../lib/api-problem.ts';
import type { FieldErrors } from './entity-screen.ts';
import { type FormValues, toRequestBody } from './form-values.ts';

/** The field that a path like `icon.name` leads to. */
export function fieldAt(definition: EntityDef, path: string): Field | undefined {
  const [name = '', inner] = path.split('.');
  const field = definition.fields[name];
  return inner === undefined || field?.type !== 'json' ? field : field.fields[inner];
}

function numberRule(field: Field): string {
  if (field.type === 'decimal') return `Enter a number with at most ${field.scale} decimals`;
  if (field.type !== 'integer') return 'This value is not possible';
  const { min, max } = field;
  if (min !== undefined && max !== undefined) return `Enter a whole number from ${min} to ${max}`;
  return min === undefined ? `Enter a whole number up to ${max}` : `Enter a whole number from ${min}`;
}

function sizeRule(field: Field): string {
  if (field.type === 'integer' || field.type === 'decimal') return numberRule(field);
  if (field.type !== 'string' && field.type !== 'text') return 'Too many values';
  const { minLength, maxLength, label } = field;
  if (minLength === undefined) return `${label} can have at most ${maxLength.toLocaleString('en-US')} characters`;
  return `${label} needs ${minLength} to ${maxLength.toLocaleString('en-US')} characters`;
}

/** What to do about a constraint that a field breaks; the codes are those of the server's field errors. */
export function constraintMessage(field: Field | undefined, code: string): string {
  if (field === undefined) return 'This value is not possible';
  switch (code) {
    case 'NotNull':
    case 'NotBlank':
      return `${field.label} is required`;
    case 'Size':
      return sizeRule(field);
    case 'Unique':
      return `This ${field.label.toLowerCase()} is taken already`;
    case 'NotFound':
      return `What was chosen for ${field.label.toLowerCase()} is not there any more: choose again`;
    case 'OtherCompany':
      return `Choose a ${field.label.toLowerCase()} of the same company`;
    case 'OtherMembers':
      return 'The group has members of another company: move them first';
    case 'OnlyOne':
      return 'Choose only one of these';
    case 'Ring':
      return 'A page cannot stand under itself or under a page below it';
    case 'Email':
      return 'Enter an email address, like name@company.com';
    default:
      return code === 'Pattern' && field.type !== 'decimal'
        ? `${field.label} has characters or a form that is not allowed`
        : numberRule(field);
  }
}

function codeOf(issue: z.core.$ZodIssue): string {
  const isText = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (issue.code === 'too_small') return isText && issue.minimum === 1 ? 'NotNull' : isText ? 'Size' : 'Min';
  if (issue.code === 'too_big') return isText ? 'Size' : 'Max';
  if (issue.code === 'invalid_format') return 'Pattern';
  return issue.input === undefined || issue.input === null ? 'NotNull' : 'typeMismatch';
}

/** What the definition's own schema says against the values of a form, in words by field. */
export function validate(definition: EntityDef, values: FormValues): FieldErrors {
  const parsed = createSchema(definition).safeParse(toRequestBody(definition, values), { reportInput: true });
  if (parsed.success) return {};
  const errors = parsed.error.issues.map((issue) => {
    const path = issue.path.slice(0, 2).join('.');
    return [path, constraintMessage(fieldAt(definition, path), codeOf(issue))];
  });
  return Object.fromEntries(errors.toReversed());
}

/** Bounds of numbers are told as sizes. */
const BOUNDS: readonly string[] = ['Min', 'Max', 'DecimalMin', 'DecimalMax'];

/** The server's field errors, in words by field. */
export function serverFieldErrors(definition: EntityDef, errors: readonly FieldError[]): FieldErrors {
  const words = ({ field, message }: FieldError) =>
    constraintMessage(fieldAt(definition, field), BOUNDS.includes(message) ? 'Size' : message);
  return Object.fromEntries(errors.map((error) => [error.field, words(error)]).toReversed());
}

/** What people are told about a failed call, a line for each field that is wrong. */
export function errorMessage(error: unknown, definition?: EntityDef): string {
  if (!(error instanceof ApiProblem)) return 'Something went wrong in this page. Loading it again may help.';
  const { fieldErrors = [] } = error.problem;
  if (error.said === null && fieldErrors.length > 0) {
    const label = (path: string) => (definition && fieldAt(definition, path)?.label) ?? path;
    return [...new Set(fieldErrors.map(({ field }) => `Error on field "${label(field)}"`))].join('\n');
  }
  if (error.status === 404) return 'Not found';
  return error.message;
}
