import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { visitorContext } from './broadcast-context.ts'

/**
 * `true`: the field has to be executed for each viewer, so documents that select it are never broadcast.
 * `broadcastValue`: the value for every viewer who is unrelated to the event.
 * `broadcastTo`: viewers who are unrelated to the event see the same as visitors.
 */
type ViewerDependence =
  true | { broadcastValue: null | boolean | number | string } | { broadcastTo: 'visitors' }

/* oxlint-disable typescript/consistent-type-definitions -- Pothos plugins extend interfaces, which type aliases cannot do */
declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      viewerDependentFields: ViewerDependentFieldsPlugin<Types>
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      viewerDependent?: ViewerDependence
    }
  }
}
/* oxlint-enable typescript/consistent-type-definitions */

class ViewerDependentFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { viewerDependent } = config.pothosOptions
    return viewerDependent ? { ...config, extensions: { ...config.extensions, viewerDependent } } : config
  }

  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { viewerDependent } = config.pothosOptions
    if (!viewerDependent || viewerDependent === true) return resolver
    return (parent, args, context, info) => {
      if (!('isBroadcast' in context)) return resolver(parent, args, context, info)
      return 'broadcastTo' in viewerDependent
        ? resolver(parent, args, visitorContext(context), info)
        : viewerDependent.broadcastValue
    }
  }
}

export const viewerDependentFieldsPlugin = 'viewerDependentFields'
SchemaBuilder.registerPlugin(viewerDependentFieldsPlugin, ViewerDependentFieldsPlugin)
