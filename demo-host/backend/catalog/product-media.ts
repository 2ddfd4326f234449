// Pictures of a product: gallery, roles and absolute URLs.
import { once, type Context } from '../context';
import { setting } from '../settings';
import type { ProductNode } from './product-set';
import { uid, type ImageRow } from './rows';

type Role = 'image' | 'small_image' | 'thumbnail';

function imageUrl(context: Context, file: string): string {
  const folder = once(context, 'media/product_path', () => setting(context.db, 'media/product_path'));
  return `${context.baseUrl}/media/${folder ?? 'catalog/product'}${file}`;
}

function placeholderUrl(context: Context, role: Role): string {
  const path = once(context, 'media/placeholder_path', () => setting(context.db, 'media/placeholder_path'));
  return `${context.baseUrl}/${(path ?? 'media/catalog/product/placeholder/%role%.png').replace('%role%', role)}`;
}

const rolesOf = (image: ImageRow) => image.roles.split(',').filter(Boolean);

function roleImage(role: Role) {
  return ({ row, set, context }: ProductNode) => {
    const image = set.images(row.id).find((one) => rolesOf(one).includes(role));
    return {
      url: image ? imageUrl(context, image.file) : placeholderUrl(context, role),
      label: image?.label || row.name,
      position: image?.position ?? null,
      disabled: image ? image.disabled === 1 : null,
    };
  };
}

const visible = ({ row, set }: ProductNode) => set.images(row.id).filter((image) => !image.disabled);

/** `label` is for pictures without one of their own. */
export const gallery = (node: ProductNode, label: string | null) =>
  visible(node).map((image) => ({
    __typename: 'ProductImage',
    url: imageUrl(node.context, image.file),
    label: image.label || label,
    position: image.position,
    disabled: false,
  }));

export const mediaFields = {
  image: roleImage('image'),
  small_image: roleImage('small_image'),
  thumbnail: roleImage('thumbnail'),
  media_gallery: (node: ProductNode) => gallery(node, node.row.name),
  // The variant inside a cart line answers none, though it has pictures.
  media_gallery_entries: (node: ProductNode) =>
    (node.hidesGalleryEntries === true ? [] : visible(node)).map((image) => ({
      id: image.id,
      uid: uid(image.id),
      label: image.label || node.row.name,
      position: image.position,
      disabled: false,
      file: image.file,
      media_type: 'image',
      types: rolesOf(image),
    })),
};
