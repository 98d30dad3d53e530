import type { FileNode } from '../rules/ast';
import { RulesetParser } from '../rules/parse-ruleset';
import { SourceText } from '../rules/source-text';

/** The syntax tree of a file in the rules language of Firestore and Storage. @throws RulesSyntaxError */
export const parseRules = (source: string): FileNode => new RulesetParser(new SourceText(source)).parse();
