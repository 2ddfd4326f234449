// An amount, an order number, a SKU, a code stands in an element with translate="no", or in a sentence that keeps it. It is followed
// from where it is named to where it is drawn: through choices, words, lists and variables.
import { ESLintUtils } from '@typescript-eslint/utils';
import { TypeFlags } from 'typescript';

const isAmount = (node) => node.type === 'CallExpression' && node.callee.name === 'formatMoney';
const isNamed = (name) => /^(number|sku|code|couponCode)$/.test(name);

/** Which parts of an expression its value is made of; without an entry it is made of none. */
const madeOf = {
  ArrayExpression: () => true,
  ChainExpression: () => true,
  ConditionalExpression: ({ test }, part) => part !== test,
  LogicalExpression: ({ operator, left }, part) => operator !== '&&' || part !== left,
  MemberExpression: ({ object }, part) => part === object,
  ObjectExpression: () => true,
  Property: ({ value }, part) => part === value,
  SpreadElement: () => true,
};

const isKeeping = ({ name, attributes }) =>
  name.name === 'Sentence' ||
  attributes.some((each) => each.name?.name === 'translate' && each.value?.value === 'no');

const isKept = (node) =>
  node !== null && ((node.type === 'JSXElement' && isKeeping(node.openingElement)) || isKept(node.parent));

/** Of attributes, what a component is given in words. */
const isDrawnAttribute = ({ name, parent }) =>
  /^[A-Z]/.test(parent.name.name) && !/^(aria-.*|key|keep)$/.test(name.name);

/** @type {import('eslint').Rule.RuleModule} */
export const untranslated = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      drawn: 'Translators change it: <Amount>, translate="no", or <Sentence keep={…}> round its words.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = ESLintUtils.getParserServices(context);

    const isVariableDrawn = (declared, inWords) =>
      context.sourceCode
        .getScope(declared)
        .set.get(declared.id.name)
        ?.references.some(({ identifier, init }) => !init && isDrawn(identifier, inWords));

    /** Drawn where nothing keeps it; `inWords`: as a part of a text. */
    function isDrawn(node, inWords) {
      const { parent } = node;
      switch (parent.type) {
        case 'JSXExpressionContainer':
          if (parent.parent.type !== 'JSXAttribute') return !isKept(parent);
          return inWords && isDrawnAttribute(parent.parent);
        case 'CallExpression':
          if (parent.callee === node) return isDrawn(parent, inWords);
          if (parent.callee.name === 'text') return isDrawn(parent, true);
          return inWords && /^set[A-Z]/.test(parent.callee.name);
        case 'TemplateLiteral':
          return isDrawn(parent, true);
        case 'VariableDeclarator':
          return parent.init === node && isVariableDrawn(parent, inWords);
      }
      return madeOf[parent.type]?.(parent, node) && isDrawn(parent, inWords);
    }

    const look = (node) => {
      const type = getTypeAtLocation(node);
      const isText = (type.types ?? [type]).some(({ flags }) => flags & TypeFlags.StringLike);
      if (isText && isDrawn(node, isAmount(node))) context.report({ node, messageId: 'drawn' });
    };
    return {
      CallExpression: (node) => isAmount(node) && look(node),
      Identifier: (node) => isNamed(node.name) && look(node),
      MemberExpression: (node) => isNamed(node.property.name) && look(node),
    };
  },
};
