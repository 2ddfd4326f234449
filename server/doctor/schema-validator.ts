// Answers for a backend from its schema, as a Magento with that schema would.
import type { GraphQLError } from 'graphql';
import {
  getOperationAST,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { readCoordinate, type Complaint, type Validator } from './validator';

export function schemaValidator(schema: GraphQLSchema): Validator {
  return {
    async complaints(text) {
      const document = parse(text);
      const operation = getOperationAST(document)?.operation;
      if (operation === 'mutation' && !schema.getMutationType())
        return [{ message: 'Schema is not configured for mutations.' }];
      return validate(schema, document).map(asMagento);
    },
    async has(coordinate) {
      const { type: typeName, field: name, argument } = readCoordinate(coordinate);
      const type = schema.getType(typeName);
      if (isInputObjectType(type)) return name in type.getFields();
      if (!isObjectType(type) && !isInterfaceType(type)) return false;
      const field = type.getFields()[name];
      return !!field && (argument === undefined || field.args.some((one) => one.name === argument));
    },
  };
}

/** An unknown type breaks the whole request there, without a word that the shop could learn from. */
function asMagento({ message, locations }: GraphQLError): Complaint {
  const type = /^Unknown type "(\w+)"/.exec(message)?.[1];
  return {
    message: type ? `The type ${type} is not known, which fails the whole request` : message,
    ...(locations ? { locations } : {}),
  };
}
