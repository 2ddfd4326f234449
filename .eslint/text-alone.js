// A text stands alone in an element of its own. Browsers' translators put elements of theirs where texts were: what is then written
// into a text, taken away or put before it is lost, or throws. The content of an element is set anew as a whole.
import { ESLintUtils } from '@typescript-eslint/utils';
import { TypeFlags } from 'typescript';

const textLike = TypeFlags.StringLike | TypeFlags.NumberLike;

/** A ReactNode is what its giver makes of it; `0` and `''` are what && leaves of a condition. */
function isText(type) {
  if (!type.isUnion()) return Boolean(type.flags & textLike) && type.value !== '' && type.value !== 0;
  return !type.types.some(({ flags }) => flags & TypeFlags.BigIntLike) && type.types.some(isText);
}

/** What JSX keeps: no blanks with a line break, no comments. */
const isKept = (child) =>
  child.type === 'JSXText'
    ? /\S|^[^\n]+$/.test(child.value)
    : child.expression?.type !== 'JSXEmptyExpression';

/** @type {import('eslint').Rule.RuleModule} */
export const textAlone = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      beside: 'A text beside a sibling is lost in translated pages: give it an element, <span>{…}</span>.',
      bare: 'A component that is nothing but a text may stand beside a sibling: give it an element.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program, getTypeAtLocation } = ESLintUtils.getParserServices(context);
    const checker = program.getTypeChecker();
    const showsText = ({ type, value, expression }) =>
      type === 'JSXText'
        ? value.trim() !== ''
        : type === 'JSXExpressionContainer' &&
          expression.type !== 'Literal' &&
          isText(getTypeAtLocation(expression));
    const look = (node) => {
      const children = node.children.filter(isKept);
      // A fragment has its siblings elsewhere.
      if (children.length < 2 && node.type === 'JSXElement') return;
      for (const child of children.filter(showsText))
        context.report({
          node: child,
          messageId: 'beside',
          fix: (fixer) => [fixer.insertTextBefore(child, '<span>'), fixer.insertTextAfter(child, '</span>')],
        });
    };
    const lookAtComponent = (node) => {
      const name = node.id?.name ?? node.parent.id?.name ?? '';
      if (!/^[A-Z]/.test(name)) return;
      const signature = checker.getSignatureFromDeclaration(esTreeNodeToTSNodeMap.get(node));
      if (signature && isText(signature.getReturnType())) context.report({ node, messageId: 'bare' });
    };
    return { JSXElement: look, JSXFragment: look, ':function': lookAtComponent };
  },
};
