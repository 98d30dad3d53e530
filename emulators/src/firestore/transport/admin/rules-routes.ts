import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { RulesIssue } from '../../backend';
import { readJsonBody } from '../http/body';
import type { AdminRoute } from './admin-host';
import { coveragePage } from './coverage-page';

/** firebase-tools compares with its numeric enum; a string would make it report success. */
const SEVERITY = { ERROR: 3, WARNING: 2 } as const;

/** Replaces a project's rules. With errors the old ones stay; the answer is issues if requested, else 400. */
const putRules: AdminRoute = {
  method: 'PUT',
  path: /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/,
  async answer({ backend }, [project = ''], { request }) {
    const body = await readJsonBody(request);
    const { content, fileName } = rulesFile(body);
    const issues = backend.setRules(project, content, fileName);
    const errors = issues.filter((issue) => issue.severity === 'ERROR');
    if (errors.length > 0 && body.ignore_errors !== true) {
      throw new StatusError('INVALID_ARGUMENT', errors.map(issueText).join('\n'));
    }
    return issues.length > 0 ? { issues: issues.map(issueJson) } : {};
  },
};

const getCoverage: AdminRoute = {
  method: 'GET',
  path: /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage$/,
  answer: async ({ backend }, [project = '']) => backend.coverage(project),
};

const getCoveragePage: AdminRoute = {
  method: 'GET',
  path: /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage\.html$/,
  answer: async ({ backend }, [project = '']) => coveragePage(backend.coverage(project)),
};

const getDecisions: AdminRoute = {
  method: 'GET',
  path: /^\/emulator\/v1\/projects\/([^/:]+):rulesDecisions$/,
  answer: async ({ backend }, [project = '']) => ({ decisions: backend.decisions(project) }),
};

const getCosts: AdminRoute = {
  method: 'GET',
  path: /^\/emulator\/v1\/projects\/([^/:]+):ruleCosts$/,
  answer: async ({ backend }, [project = '']) => ({
    costs: backend.ruleCosts(project).map((cost) => ({ ...cost })),
  }),
};

export const RULES_ROUTES: readonly AdminRoute[] = [
  putRules,
  getCoverage,
  getCoveragePage,
  getDecisions,
  getCosts,
];

/** One readable line: `file:line:column description`. */
function issueText(issue: RulesIssue): string {
  return `${issue.fileName}:${issue.line}:${issue.column} ${issue.description}`;
}

function rulesFile(body: JsonObject): { content: string; fileName: string } {
  const file: Json | undefined =
    isObject(body.rules) && Array.isArray(body.rules.files) ? body.rules.files[0] : undefined;
  if (!isObject(file) || typeof file.content !== 'string') {
    throw new StatusError('INVALID_ARGUMENT', 'rules.files[0].content must contain the rules.');
  }
  return { content: file.content, fileName: typeof file.name === 'string' ? file.name : 'security.rules' };
}

function issueJson(issue: RulesIssue) {
  const { fileName, line, column, description, severity } = issue;
  return { sourcePosition: { fileName, line, column }, description, severity: SEVERITY[severity] };
}
